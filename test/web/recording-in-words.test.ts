import { expect, test } from 'vitest'
import { signIn } from '../support/sign-in.ts'
import { openWorld } from '../support/world.ts'

const PAGES = ['/privacy', '/terms', '/console/settings/delete']

/** What each page tells of recordings under this setting. */
async function toldWith(RECORDINGS: 'on' | 'off'): Promise<string[]> {
  const world = await openWorld({ workJobs: false, settings: { RECORDINGS } })
  try {
    const { get } = await signIn(world, 'owner@recording.example')
    const pages = await Promise.all(PAGES.map((path) => get(path)))
    return pages.map(({ html }) => html.replace(/[\s\S]*<main/, ''))
  } finally {
    await world.close()
  }
}

test('the pages about data say that calls are recorded only where the site records them', async () => {
  const [privacy, terms, deletion] = await toldWith('on')
  expect(privacy).toContain('Calls are recorded and transcribed.')
  expect(terms).toContain('Recordings, transcripts, messages and recaps are yours.')
  expect(deletion).toContain('calls, with their transcripts and recordings')
  for (const text of [privacy, terms]) expect(text).not.toContain('not recorded')

  const [privacyOff, termsOff, deletionOff] = await toldWith('off')
  expect(privacyOff).toContain('Calls are transcribed, not recorded.')
  expect(termsOff).toContain('The audio is not recorded.')
  expect(deletionOff).toContain('calls, with their transcripts and voicemails')
  for (const text of [termsOff, deletionOff]) expect(text).not.toMatch(/recordings/i)
})
