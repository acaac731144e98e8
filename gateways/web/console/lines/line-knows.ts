import { phone } from '../frame/amounts-and-times-in-words.ts'
import { hoursInShort } from './line-in-words.ts'
import type { ShownLine } from './shown-line.ts'

/** `isSpoken`: `has` is said to every caller, word for word, and is shown in full. */
type Known = { name: string; has: string; href: string; isSpoken?: boolean }

/** In words, for the page: the languages, and the days with other hours. */
type Said = { spoken: string; exceptions: readonly { days: string; words: string }[] }

/** What a line can tell its callers, by topic, and where to add more. `has` is '' if nothing is there yet. */
export function knowsOf(line: ShownLine, { spoken, exceptions }: Said): Known[] {
  const page = `/console/lines/${line.id}`
  const change = `${page}/change`
  const field = (name: string) => `${change}#f-${name}`
  return [
    {
      name: 'Greeting',
      has: `“${line.greeting.join(' ')}”`,
      href: field('businessName'),
      isSpoken: true,
    },
    { name: 'What you do', has: line.description ?? '', href: field('description') },
    { name: 'Services', has: line.services.join(', '), href: field('services') },
    { name: 'Prices and anything else', has: line.extra ?? '', href: field('extra') },
    { name: 'Opening hours', has: hoursInShort(line.hours), href: `${change}#hours` },
    {
      name: 'Holidays and closed days',
      has: exceptions.map(({ days, words }) => `${days}: ${words}`).join('; '),
      href: `${page}/closed-days`,
    },
    { name: 'Languages', has: spoken, href: `${change}#languages` },
    { name: 'Business phone', has: phone(line.businessPhone), href: field('businessPhone') },
  ]
}
