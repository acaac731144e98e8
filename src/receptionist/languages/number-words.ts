import { readFileSync } from 'node:fs'
import type { Language } from '../../kernel/languages.ts'
import { foldWord } from '../understand/utterance.ts'
import { joinedNumbers } from './de/joined-numbers.ts'

type Values = ReadonlyMap<string, number>
type Words = ReadonlySet<string>

/** The number words of one language, from `languages/<language>/numbers.txt`. All are folded. */
export type NumberWords = {
  number: Values
  /** "five hundred": 500. */
  multiplier: Values
  /** "double five": 55. */
  repeat: Values
  /** Plural names of digits: "three fives". */
  counted: Values
  /** Words between a count and its digit: "trois fois cinq". */
  times: Words
  /** Words that mean a digit only among other digits: "for", "to". */
  alike: Values
  /** Before a country code. */
  plus: Words
  /** Between the parts of one number: "vierzig und zwei", "treinta y uno". */
  join: Words
  /**
   * Whether tens are joined to what follows: always ("cuarenta y dos"), so without the join they may stand alone; or
   * never, as English joins only hundreds ("a hundred and five").
   */
  joinsTens: 'always' | 'may' | 'never'
  /** Read them so. */
  tensStandApart?: true
  /** Words for a digit that may be just a sigh at the start: "oh, 512". */
  maybe: Words
  /** Words without meaning between digits: "um", "dash". */
  pause: Words
  /** Words that may lead to the next number or continue the same one: "and", "area code". */
  link: Words
  /**
   * Words that take back what was just said: "no", "sorry", "I mean"; without words that may also lead on, such as
   * "its" before a house number.
   */
  back: Words
}

const JOINS_TENS: ReadonlyMap<Language, NumberWords['joinsTens']> = new Map([
  ['en', 'never'],
  ['es', 'always'],
  ['pt', 'always'],
])

const KNOWN = new Map<Language, NumberWords>()

export function numberWords(language: Language): NumberWords {
  const known = KNOWN.get(language)
  if (known) return known
  const words = readNumberWords(language)
  KNOWN.set(language, words)
  return words
}

function readNumberWords(language: Language): NumberWords {
  const text = readFileSync(new URL(`./${language}/numbers.txt`, import.meta.url), 'utf8')
  const sections = readSections(text.replace(/^#.*$/gm, ''))
  const values = (name: string): Values => sections.get(name) ?? new Map()
  const words = (name: string): Words => new Set(sections.get(name)?.keys())
  const single = values('number')
  return {
    number: language === 'de' ? new Map([...single, ...joinedNumbers(single)]) : single,
    multiplier: values('multiplier'),
    repeat: values('repeat'),
    counted: values('counted'),
    alike: values('alike'),
    times: words('times'),
    plus: words('plus'),
    join: words('join'),
    joinsTens: JOINS_TENS.get(language) ?? 'may',
    maybe: words('maybe'),
    pause: words('pause'),
    link: words('link'),
    back: words('back'),
  }
}

/** `[name]`, then words with or without `=value`, any number per line. */
function readSections(text: string): Map<string, Map<string, number>> {
  const sections = new Map<string, Map<string, number>>()
  let section = new Map<string, number>()
  for (const part of text.split(/\s+/)) {
    const name = /^\[(\w+)\]$/.exec(part)?.[1]
    if (name !== undefined) {
      section = new Map()
      sections.set(name, section)
    } else if (part !== '') {
      const [word = '', value = '1'] = part.split('=')
      section.set(foldWord(word), Number(value))
    }
  }
  return sections
}
