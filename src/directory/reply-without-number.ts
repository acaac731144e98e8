import { pattern } from '../kernel/text/pattern.ts'

/** The directory's replies to messages without a number. */

const EXAMPLE = '+14155550100'
const SEND = `Send the business's phone number in E.164 form (plus, country code, number), such as ${EXAMPLE}.`
const NOT_BY_NAME = `I find businesses by phone number only, not by name, trade or place. ${SEND}`
const HANDS_ON = `I only say where a business's own agent is; ask that one, it can be talked to. ${SEND}`
const ABOUT =
  `I look up the public agent card of a US business that opted in. Send ` +
  `{"skill":"find_business_agent","number":"${EXAMPLE}"} as data, or the number as text.`

/** In order of priority: danger first, greetings and thanks last. */
const ANSWERS: readonly { heard: RegExp; reply: string }[] = [
  {
    heard: new RegExp(
      pattern`
        \b(?:911|emergency|gas leak|on fire|a fire|bleeding|not breathing|heart attack|unconscious|
        help me,? please|dying|flooding)\b`,
      'i',
    ),
    reply: `I am a directory and can call nobody. In danger, call 911. To find a business's agent: ${SEND}`,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:list|register|add|remove|delete|unlist|opt|take|get|put|change)\b.{0,40}\b(?:my|our)\b|
        \b(?:my|our) (?:business|company|shop|number|listing)\b.{0,40}\b(?:listed|in|out|off|
        removed|added|wrong)\b|\bopt(?:ing)?[- ](?:in|out)\b|
        \b(?:i am|i'm|as) (?:a|an|the) (?:\w+ )?owner\b|
        \b(?:i|we|businesses) (?:join|enroll?|get in)\b`,
      'i',
    ),
    reply: `The owner of a line lists its business, and takes it out, in the console. ${SEND}`,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:list|show|give|send|export|dump|print|name|tell)\b.{0,30}\b(?:all|every|each|any|
        complete|entire|whole)\b|\bhow many (?:business|compan|number)|\blists? of\b`,
      'i',
    ),
    reply: `There is no list of the directory: a number is answered one at a time. ${SEND}`,
  },
  {
    heard:
      /\b(?:api[- ]?key|token|account|sign[- ]?(?:up|in)|log[- ]?in|password|credentials?|authenticat\w+)\b/i,
    reply: `No key is needed; with one, more look-ups are allowed. ${SEND}`,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:look-?ups?|directory|you|this|it)\b.{0,20}\b(?:cost|charge|free)\b|
        \b(?:cost|price|fee|charge)s?\b.{0,30}\b(?:look-?ups?|directory|you|this)\b`,
      'i',
    ),
    reply: `Looking numbers up is free. ${SEND}`,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:real|actual|live) (?:person|human|one)\b|
        \b(?:are|am|is) (?:you|i|this|it)\b.{0,30}\b(?:human|person|bot|robot|machine|ai|
        automated)\b|\b(?:speak|talk) (?:to|with) (?:a|an|some)\b`,
      'i',
    ),
    reply: `This directory is automated; nobody reads along. ${SEND}`,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:what|how)\b.{0,20}\b(?:can|do|does|are)\b.{0,10}\b(?:you|this|it|i use|work)\b|
        ^\W*(?:help|info|usage|instructions|manual)\b|\bwho are you\b|
        \bhow (?:do|can|should) i (?:use|ask|query|call)\b|
        \b(?:can|could|will|would) (?:you|u|anyone|somebody|someone) help\b|
        \b(?:this|your) (?:directory|service|results?|answers?)\b`,
      'i',
    ),
    reply: ABOUT,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:book|schedule|reserve|appointment|cancel|reschedule|order|buy|pay|quote|estimate|open|
        hours|closed|address|tell|message|call|ring|phone|text|email|ask) (?:\w+ )?(?:me|them|him|
        her|the|an?|on|at|for|until|now|today|tomorrow|that|if|whether)\b|
        \b(?:appointment|reservation|booking)s?\b|\bleave (?:a|them) message\b|
        \b(?:tell|let|inform|remind|ask|warn)\b.{1,60}\b(?:i|i'm|i'll|we|we're|that|whether|if|
        about)\b`,
      'i',
    ),
    reply: HANDS_ON,
  },
  {
    heard: new RegExp(
      pattern`
        \b(?:find|search|look(?:ing)? (?:for|up)|need|want|recommend|know|where|which|who|best|
        good(?! (?:morning|afternoon|evening|day|night))|near|nearest|cheap\w*|contact|connect|
        reach)\b|\b(?:number|phone|listing|details|agent|card|entry) (?:for|of)\b`,
      'i',
    ),
    reply: NOT_BY_NAME,
  },
  {
    heard: /\b(?:thanks|thank you|thx|bye|goodbye|good night|see you|cheers)\b/i,
    reply: 'You are welcome.',
  },
  {
    heard:
      /^\W*(?:hi|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day)|yo|ping|test)\b/i,
    reply: `Hello, this is the business directory. ${SEND}`,
  },
]

const DIGITS = /\+?\d(?:[\s().\-–/]*\d)+/gu
/** Dialled from abroad: 00 from most countries, 011 from the US. */
const ABROAD = /^(?:00|011)(?=[1-9]\d{6})/
const US_DIGITS = /^1?([2-9]\d{9})$/
/** A longer message has said what it is about. */
const HEARD_CHARACTERS_MAX = 2_000
const DIGITS_MAX = 15
/** A +1 number has ten more digits. */
const US_TOO_LONG = /^1[2-9]\d{10,}$/
const DIGITS_MIN = 6
const IN_LETTERS = /\b(?:1[-.\s])?[2-9]\d{2}[-.\s][A-Z]{3,}/

/** The reply to a message without a usable number: what is wrong with its number, or what to send. */
export function replyWithoutNumber(said: string): string {
  const text = said.slice(0, HEARD_CHARACTERS_MAX)
  return (
    aboutNumber(text) ??
    ANSWERS.find(({ heard }) => heard.test(text))?.reply ??
    `I look up a business's agent by its phone number. ${SEND}`
  )
}

function aboutNumber(text: string): string | undefined {
  if (IN_LETTERS.test(text)) return `Write the number in digits. ${SEND}`
  const digits = [...text.matchAll(DIGITS)].map(([run]) => run.replace(/\D/g, ''))
  const longest = digits.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const number = longest.replace(ABROAD, '')
  const [, national] = US_DIGITS.exec(number) ?? []
  if (national) return `If you mean that number in the US, send +1${national}.`
  if (number.length > DIGITS_MAX || US_TOO_LONG.test(number))
    return `That number is too long. ${SEND}`
  if (number !== longest) return `If you mean that number, send +${number}.`
  if (longest.length > DIGITS_MIN) {
    return `That number lacks its country or area code. ${SEND}`
  }
  return undefined
}
