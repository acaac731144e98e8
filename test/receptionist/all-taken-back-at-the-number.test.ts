import { describe, expect, test } from 'vitest'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { playCall } from './play-call.ts'

const { askDrop } = PHRASES.en
const play = (...turns: string[]) => playCall(turns, { caller: '+15128420166' })

const BEGUN = ['my water heater makes a knocking sound', 'Nora Quist']
/** The line hears an open question last, which "never mind" alone would set aside. */
const ASKED = ['do you do gutters', "it's Nora what is the price for that", 'how about one story']

describe('everything taken back while the line asks about the number', () => {
  test.each([
    [ASKED, "oh never mind it all don't tell him any of it i'll ask my brother"],
    [ASKED, "ah forget the whole thing don't send him anything i'll just check online"],
    [ASKED, 'you know what never mind nobody has to call me about it'],
    [BEGUN, "never mind, don't bother him, I don't need a call back"],
    [[...BEGUN, 'use 512 842 0177'], "forget it please don't pass it on i'll do it myself"],
  ])('%j, %s', async (begun, said) => {
    const asked = await play(...begun, said)
    expect(asked.last.text).toContain(askDrop)
    expect((await play(...begun, said, 'yes')).conclusion.message).toBeNull()
    const kept = await play(...begun, said, 'no do pass it on', 'no bye')
    expect(kept.conclusion.message).not.toBeNull()
  })

  test.each([
    "no I told you don't bother, nobody needs to call me back",
    "no don't bother I already told you I don't want a call back",
    "no don't pass it on",
    "no no don't tell him anything",
  ])('asked, and refused once more: %s', async (again) => {
    const said = "ah never mind all of it, please don't pass anything along, I'll google it"
    const { conclusion, last } = await play(...BEGUN, said, again)
    expect(last.text).toContain("won't pass anything on")
    expect(conclusion.message).toBeNull()
  })

  test('asked, and a call refused once more but not the message', async () => {
    const said = "never mind, don't bother him, I don't need a call back"
    const again = "no don't bother I don't need a call back just the message"
    const { conclusion } = await play(...BEGUN, said, again, 'no bye')
    expect(conclusion.message?.text).toContain(BEGUN[0])
  })

  test('asked, and a no that may mean either: the owner reads that it may be taken back', async () => {
    const said = "ah never mind all of it, please don't pass anything along, I'll google it"
    const { conclusion } = await play(...BEGUN, said, 'no never mind', 'bye')
    expect(conclusion.summary).toContain('may have taken this back')
  })
})

describe('only the number or the call is refused', () => {
  test.each([
    ["don't call me, text me"],
    ["I'd rather not give my number"],
    ["I don't need a call back", "no I just don't want a call"],
    ["I don't need a call back", 'huh', "no just don't call me"],
    ["no don't use that number and don't call me there"],
    ["I don't need a call back", 'no never mind the call I need no call back just send him that'],
    ['no need to call, an email is fine, it is nora at quist dot com'],
  ])('%s', async (...said) => {
    const { conclusion } = await play(...BEGUN, ...said, 'no bye')
    expect(conclusion.message?.text).toContain(BEGUN[0])
    expect(conclusion.summary).not.toContain('taken this back')
  })
})

test.each([
  "don't forget the message please",
  "please don't forget to pass on the message",
  "and don't forget to call me",
])('who reminds us of the message keeps it, and is not asked: %s', async (said) => {
  const { conclusion, replies } = await play(...BEGUN, 'yes', said, 'no bye')
  expect(conclusion.message?.text).toContain(BEGUN[0])
  expect(replies.map(({ text }) => text).join(' ')).not.toContain(askDrop)
})
