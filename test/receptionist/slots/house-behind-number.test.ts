import { expect, it } from 'vitest'
import { rulesReceptionist } from '../../../src/receptionist/rules/rules-receptionist.ts'
import { PLUMBER } from '../play-call.ts'

const AT = new Date('2026-11-20T16:00:00Z')
const HOUSES = ['418 Graydon Avenue', '7 Elm Street', '1204 Mesa Street', '33 Oak Lane apartment 5']
const LINKS = ['and its', 'its', 'and then', 'and', 'and its at']

async function numberAfter(turns: readonly string[]): Promise<string | null | undefined> {
  const desk = rulesReceptionist()
  let conversation = desk.begin('+15128420199')
  for (const text of turns) {
    const heard = await desk.hear(PLUMBER, conversation, { kind: 'speech', text }, AT)
    conversation = heard.conversation
  }
  return desk.conclude(PLUMBER, conversation).message?.phone
}

it.each(HOUSES.flatMap((house) => LINKS.map((link) => [link, house])))(
  'a number, "%s" %s: the house changes nothing of it',
  async (link, house) => {
    const said = `no call my husband's 757 842 2210 ${link} ${house.toLowerCase()}`
    expect(await numberAfter(['my sink leaks', 'Denise Holloway', said, 'yes', 'no bye'])).toBe(
      '+17578422210',
    )
  },
)

it('the end said first and then the whole number is that number', async () => {
  const said = 'no 2210 seven five seven eight four two twenty two ten the 418 is the house'
  const turns = ['my sink leaks', 'Denise Holloway', 'no its 757 842 2218', said, 'yes', 'no bye']
  expect(await numberAfter(turns)).toBe('+17578422210')
})

it('a no with digits that make no number asks for it again', async () => {
  const desk = rulesReceptionist()
  let conversation = desk.begin('+15128420199')
  let last = ''
  for (const text of ['my sink leaks', 'Denise Holloway', 'no its 757 842 2218', 'no its 22 1']) {
    const heard = await desk.hear(PLUMBER, conversation, { kind: 'speech', text }, AT)
    conversation = heard.conversation
    last = heard.reply.text
  }
  expect(last).toMatch(/\?$/)
  expect(last).not.toContain('Anything else')
})
