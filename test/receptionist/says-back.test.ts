import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420177'
const PIANOS = {
  ...PLUMBER,
  businessName: 'Sable Piano Service',
  services: ['Tuning $165', 'Pedal repair', 'Pitch raise $60 on top'],
  extra: 'Wait two weeks after a move before a tuning. Boarding a piano is $38 a month.',
  languages: [],
}

function play(...turns: string[]) {
  return playCall(turns, { facts: PIANOS, caller: CALLER })
}

test('a service that is listed with its price is read as the owner wrote it', async () => {
  const { replies } = await play('do you do pedal repair', 'and how much is tuning')
  expect(replies[1]?.text).toContain('Yes, we do Pedal repair.')
  expect(replies[2]?.text).toMatch(/Tuning \$165\./)
  expect(replies[2]?.text).not.toContain('Yes, we do')
})

test('what is asked on about an answer goes to the owner, with what is known', async () => {
  const { last, conclusion } = await play(
    'my piano is out of tune, can somebody come',
    'it is Marcy Vogel',
    'yes',
    'what does it cost to board a piano',
    'and how much is boarding a piano with insurance',
  )
  expect(last.text).toMatch(/All I know is: Boarding a piano is \$38 a month\./)
  expect(conclusion.message?.text).toMatch(/please check.*insurance/)
})

test('"anything else" is asked after every second answer', async () => {
  const { replies } = await play(
    'my piano is out of tune, can somebody come',
    'it is Marcy Vogel',
    'yes',
    'what does tuning cost',
    'are you open on saturday',
    'and on sunday',
    'no that is all',
  )
  expect(replies[3]?.text).toMatch(/\?$/)
  expect(replies[4]?.text).not.toMatch(/\?$/)
  expect(replies[5]?.text).toMatch(/\?$/)
  expect(replies[7]?.end).toBe(true)
})

test('an answer without a question still lets a plain no end the call', async () => {
  const { last } = await play(
    'my piano is out of tune, can somebody come',
    'it is Marcy Vogel',
    'yes',
    'what does tuning cost',
    'no',
  )
  expect(last.end).toBe(true)
  expect(last.text).toMatch(/Marcy\. I'll pass this on/)
})

test("a best time and another's number are said back, a text is agreed to", async () => {
  const { replies } = await play(
    'my piano is out of tune, can somebody come',
    'it is Marcy Vogel',
    'yes',
    'have him call me before five',
    'just have them call my wife actually, it is Renee, five seven five, five five five, oh one nine two',
    'and for me a text is better, can you text me',
  )
  expect(replies[4]?.text).toContain("I've noted: before five.")
  expect(replies[5]?.text).toContain('5 7 5, 5 5 5, 0 1 9 2')
  expect(replies[6]?.text).toContain("I'll ask them to text you.")
})

test('a yes in the middle of the first sentence is a yes to the number', async () => {
  const { replies, conclusion } = await play(
    'my piano is out of tune, can somebody come',
    'it is Gene Whitaker',
    "That's my house phone, yes, that's fine. If I don't pick up just let it ring.",
    'I am slow on the stairs',
  )
  expect(replies.slice(4).every(({ text }) => !/calling from/.test(text))).toBe(true)
  expect(conclusion.message?.phone).toBe(CALLER)
})

test('a denied number is no yes, whatever stands in the sentence', async () => {
  const { last } = await play(
    'my piano is out of tune, can somebody come',
    'it is Gene Whitaker',
    "That's not my phone, yes, I know, it's my neighbor's.",
  )
  expect(last.text).not.toMatch(/Anything else/)
})

test('whose number it is does not rename the caller, and neither does "I\'m askin\'"', async () => {
  const { conclusion } = await play(
    'my piano is out of tune, can somebody come',
    'it is Denise Orr',
    'No, call nine three seven, five five five, oh two one eight. That is Rick.',
    "No. I just gave you the number. Nine three seven, five five five, oh two one eight. That's Rick.",
    "No, you said that already. I'm askin' can he come today",
  )
  expect(conclusion.message?.name).toBe('Denise Orr')
  expect(conclusion.message?.text).not.toMatch(/Name as heard/)
})

test('"is this too soon", answered by a fact, is not asked who answers', async () => {
  const { last } = await play(
    'my piano came on saturday, can somebody tune it',
    'it is Marcy Vogel',
    'yes',
    'I heard you should not tune it right after a move? Like is this too soon?',
  )
  expect(last.text).toContain('Wait two weeks after a move')
  expect(last.text).not.toContain('AI receptionist')
})

test('a caller in the midst of their questions is not asked for the name again, and may give it later', async () => {
  const { replies, conclusion } = await play(
    'my piano is out of tune, can somebody come',
    'what does tuning cost',
    'are you open on saturday',
    'okay, it is Marcy Vogel',
  )
  expect(replies[1]?.text).toMatch(/your name\?$/)
  expect(replies[2]?.text).not.toMatch(/name/)
  expect(replies[3]?.text).not.toMatch(/name/)
  expect(conclusion.message?.name).toBe('Marcy Vogel')
})

test('"you still do those", right after one thing that is listed, is told that it is', async () => {
  const { replies } = await play('the pedal on my upright squeaks. You guys still do those?')
  expect(replies[1]?.text).toContain('Yes, we do Pedal repair.')
})

describe('the time for which something more is asked', () => {
  const opening = [
    'my piano is out of tune, can somebody come',
    'it is Marcy Vogel',
    'yes',
  ] as const

  test.each([
    ['alright well set me up for saturday after three if you can', 'saturday after three'],
    ['make that thursday not wednesday', 'thursday not wednesday'],
    ['i need the bench done but not today', 'not today'],
  ])('is said back: %s', async (words, time) => {
    const { last } = await play(...opening, words)
    expect(last.text).toContain(`I've noted: ${time}.`)
  })

  test.each([
    'i need to know why the man told me friday it would hold',
    'can you come monday because my old tuner only ever had a slot on thursday',
  ])('is not, where several are spoken of or it is a story: %s', async (words) => {
    const { last } = await play(...opening, words)
    expect(last.text).not.toContain("I've noted: ")
  })
})

test('who asks whether we got a part of it hears what was written down', async () => {
  const { last, conclusion } = await play(
    'can you put me down for thursday after three my piano needs a tuning',
    'it is Marcy Vogel',
    "yeah that's my cell it's a texting one too and did you get thursday after three",
  )
  expect(last.text).toContain('I wrote down: Can you put me down for thursday after three')
  expect(conclusion.message?.name).toBe('Marcy Vogel')
})
