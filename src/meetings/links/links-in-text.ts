import { pattern } from '../../kernel/text/pattern.ts'

/**
 * Where a link begins: with a scheme, or with a meeting service's host at a word start. A host elsewhere is part of
 * something else (`example.com/?zoom.us/j/1`).
 */
const BEGINS = new RegExp(pattern`
  (?<!script:|data:|[a-z0-9])(?:https?|zoommtg|zoomus|msteams):\/\/|
  (?<![^\s<>()[\]"'])msteams:(?=\/l\/)|
  (?<![^\s<>()[\]"'])(?=(?:[a-z0-9-]+\.)?(?:zoom\.us|zoom\.com|meet\.google\.com|
  teams\.microsoft\.com|teams\.live\.com)\/)`)
/** Teams puts a JSON object into its links, which loses its encoding on the way. */
const GOES_ON = /(?:\{[^{}\s]{0,400}\}|[^\s<>()[\]{}"'`\\^|])+/
const LINK = new RegExp(`(?:${BEGINS.source})${GOES_ON.source}`, 'giu')
/** Punctuation at the end of a sentence is not part of a link. */
const TRAILING = /[.,;:!?*_~…。，；：！？»”’]+$/u

/** The links of a text, in order, each as an http(s) URL; an app's own scheme becomes its website's. */
export function linksInText(text: string): URL[] {
  const found = text.match(LINK) ?? []
  return found.flatMap((link) => URL.parse(onTheWeb(link.replace(TRAILING, ''))) ?? [])
}

function onTheWeb(link: string): string {
  if (/^https?:/i.test(link)) return link
  if (/^msteams:\/l/i.test(link)) return link.replace(/^msteams:/i, 'https://teams.microsoft.com')
  return `https://${link.replace(/^[a-z]+:\/\//i, '')}`
}
