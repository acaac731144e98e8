import { describe, expect, test } from 'vitest'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { playCall } from './play-call.ts'

const { askDrop } = PHRASES.en
const BEGUN = ['my water heater makes a knocking sound', 'Nora Quist', 'yes']
const play = (said: string) => playCall([...BEGUN, said], { caller: '+15128420166' })

describe('a wish between "that is all" and the goodbye is taken, and the call ends', () => {
  test.each([
    "no i'm good well actually tell him it's the tank in the attic okay bye",
    "nope that's it actually you know what before nine is better thank you bye",
    "no i'm good oh you know what could he ring the side bell thank you bye",
    "no that's all oh wait after four works better for me thanks bye",
  ])('%s', async (said) => {
    const { ended, last, conclusion } = await play(said)
    expect(last.text).not.toContain(askDrop)
    expect(ended).toBe(true)
    expect(conclusion.message?.text).toContain(said)
    expect(conclusion.summary).not.toContain('taken this back')
  })
})

describe('what takes it all back there is still asked about', () => {
  test.each([
    "no thanks we're good actually my brother's gonna take care of it bye",
    "that's all you know what we don't need him after all thanks bye",
    "no that's it i was just shopping around so don't bother him thanks bye",
    "no that's it actually you know what forget it thanks bye",
    "no that's all actually he doesn't have to call me thanks bye",
  ])('%s', async (said) => {
    const { ended, last } = await play(said)
    expect(last.text).toContain(askDrop)
    expect(ended).toBe(false)
  })
})
