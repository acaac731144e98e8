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
const PUNCTUATION = /[.,;:!?…。，；：！？»”’]+$/u
/** Nor is what a chat sets around it; but in a query, without its like before the link, it may end a passcode. */
const MARKED_UP = /[*_~]+$/
/** Languages without spaces continue right after a link, whose own letters of that kind are encoded in its query. */
const NEXT_WORD = /(?<=\?.*)[^\x21-\x7e].*$/su

/** The links of a text, in order, each as an http(s) URL; an app's own scheme becomes its website's. */
export function linksInText(text: string): URL[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: found, index }) => {
    const link = withoutMarkUp(found.replace(NEXT_WORD, ''), text.slice(0, index))
    return URL.parse(onTheWeb(link)) ?? []
  })
}

function withoutMarkUp(found: string, before: string): string {
  const link = found.replace(PUNCTUATION, '')
  const sign = MARKED_UP.exec(link)?.[0].slice(-1)
  if (sign === undefined || (link.includes('?') && !before.includes(sign))) return link
  return link.replace(MARKED_UP, '').replace(PUNCTUATION, '')
}

function onTheWeb(link: string): string {
  if (/^https?:/i.test(link)) return link
  if (/^msteams:\/l/i.test(link)) return link.replace(/^msteams:/i, 'https://teams.microsoft.com')
  return `https://${link.replace(/^[a-z]+:\/\//i, '')}`
}
