/** Of a long list the first entries are seen, and the rest are a tap away. */
const SHOWN = 4
/** To fold one or two saves nothing. */
const FOLDED_MIN = 3

const LIST = /<ul>\n((?:<li>(?:(?!<ul>)[\s\S])*?<\/li>\n)+)<\/ul>/g

/** HTML of our own Markdown, in which no list is longer than a screen of a phone until it is opened. */
export function foldLists(html: string): string {
  return html.replace(LIST, (whole, inside: string) => {
    const entries = inside.split(/(?<=<\/li>\n)/).filter(Boolean)
    if (entries.length < SHOWN + FOLDED_MIN) return whole
    const rest = entries.slice(SHOWN)
    return `${listOf(entries.slice(0, SHOWN))}
<details class="more"><summary>${rest.length} more</summary>
${listOf(rest)}
</details>`
  })
}

function listOf(entries: readonly string[]): string {
  return `<ul>\n${entries.join('')}</ul>`
}
