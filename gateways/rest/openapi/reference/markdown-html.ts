import { Marked, type Token, type Tokens } from 'marked'
import { codeBlock, codeTabs } from '../../../../src/kernel/text/code-block.ts'
import { escapeHtml } from '../../../../src/kernel/text/escape-html.ts'
import { typographic } from '../../../../src/kernel/text/typographic.ts'
import { requestHtml } from './code-html.ts'

/** `says` is what its text begins with, in plain words; `news` is the headline of a day of the changelog. */
export type Heading = { id: string; text: string; depth: number; says: string; news?: string }

/** A third-level heading and the text below it. */
const ENTRY = /(<h3 [\s\S]*?)(?=<h[23] |$)/g

/** The first cell of a row that is named by a code, such as an error's. It is linked to like a heading. */
const CODE_ALONE = /^`([\w.-]+)`$/
const ROW_DEPTH = 4

/** Languages the reader can choose between, by their fence name. */
const LANGUAGES: Record<string, { lang: string; label: string }> = {
  sh: { lang: 'curl', label: 'curl' },
  ts: { lang: 'typescript', label: 'TypeScript' },
  python: { lang: 'python', label: 'Python' },
}
/** Titles for the other languages, which are not part of a choice. */
const TITLES: Record<string, string> = { json: 'JSON', graphql: 'GraphQL', http: 'HTTP' }

/**
 * Converts our own Markdown to HTML: headings and table rows named by a code get anchors, code gets a copy button, and
 * the same code in several languages becomes tabs. HTML in it is escaped, and links to files of the repository become
 * plain text.
 */
export function markdownHtml(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const opening = new Map<object, string>()
  const marked = new Marked({
    renderer: {
      codespan({ text }) {
        const [, method, path] = /^([A-Z]+) (\/\S*)$/.exec(text) ?? []
        return method && path ? requestHtml(method, path) : `<code>${escapeHtml(text)}</code>`
      },
      heading(token) {
        const { text: written, depth, tokens } = token
        const id = newIdOf(written.replaceAll('`', ''), depth, headings)
        const text = typographic(written).replaceAll('`', '')
        headings.push({ id, text, depth, says: opening.get(token) ?? '' })
        const shown = this.parser.parseInline(tokens)
        return (
          `<h${depth} id="${id}">${shown} <a class="anchor" href="#${id}" aria-label="Link ` +
          `to ${escapeHtml(text)}">#</a></h${depth}>\n`
        )
      },
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const shown = this.parser.parseInline(tokens)
        return isOurs(href) ? `<a href="${escapeHtml(href)}">${shown}</a>` : shown
      },
      table(token) {
        const idOfRow = ([first, second]: Tokens.TableCell[]) => {
          const [, text] = CODE_ALONE.exec(first?.text ?? '') ?? []
          if (text === undefined) return undefined
          const id = newIdOf(text, ROW_DEPTH, headings)
          headings.push({ id, text, depth: ROW_DEPTH, says: plainText(second?.text ?? '') })
          return id
        }
        const shown = (cell: Token[]) => this.parser.parseInline(cell)
        return `<div class="wide-table">${tableOf(token, shown, idOfRow)}</div>`
      },
    },
  })
  const tokens = withoutBlanks(marked.lexer(markdown))
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'text') token.text = typographic(token.text)
  })
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (next?.type === 'paragraph') opening.set(token, plainText(next.text))
  }
  const html = sectionsOf(tokens).map((section, index) => {
    const groups = groupsOf(section)
    const told = (some: readonly Token[][]) =>
      some
        .filter((group) => !group.some(isCode))
        .map((group) => marked.parser(group as Token[]))
        .join('\n')
        .replace(ENTRY, '<div class="entry">$1</div>\n')
    const shown = groups
      .filter((group) => group.some(isCode))
      .map((group, place) => codeOf(group.filter(isCode), `${index}-${place}`))
    if (shown.length === 0) return told(groups)
    const first = groups.findIndex((group) => group.some(isCode))
    return besideHtml(told(groups.slice(0, first)), shown.join('\n'), told(groups.slice(first)))
  })
  return { html: html.join('\n'), headings }
}

/** Without the marks of links and of weight. */
function plainText(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\*+/g, '')
}

/** Code goes next to its text; on a phone, below what is said before it and above what is said after it. */
function besideHtml(before: string, shown: string, after: string): string {
  const further = after === '' ? '' : `<div class="told further">${after}</div>`
  return `<div class="beside"><div class="told">${before}</div><div class="shown">${shown}</div>${further}</div>`
}

/** Splits at second-level headings; the first section is what comes before them. */
function sectionsOf(tokens: readonly Token[]): Token[][] {
  const sections: Token[][] = [[]]
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) sections.push([])
    sections.at(-1)?.push(token)
  }
  return sections
}

export function idOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\w]+/g, '-')
}

/** If the id is taken, prefixes it with the id of the section it is in. */
function newIdOf(text: string, depth: number, before: readonly Heading[]): string {
  const id = idOf(text)
  const part = before.findLast((heading) => heading.depth < depth)
  return part && before.some((heading) => heading.id === id) ? `${part.id}-${id}` : id
}

function isOurs(href: string): boolean {
  return /^(https?:|[#/]|[a-z-]+(#|$))/.test(href)
}

const isCode = (token: Token): token is Tokens.Code => token.type === 'code'

function withoutBlanks(tokens: Token[]): Token[] {
  return tokens.filter(({ type }) => type !== 'space')
}

/** Groups consecutive code blocks in selectable languages. */
function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = []
  for (const token of tokens) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && isChoice(before) && isChoice(token)) last.push(token)
    else groups.push([token])
  }
  return groups
}

function isChoice(token: Token): boolean {
  return isCode(token) && (token.lang ?? '') in LANGUAGES
}

function codeOf(codes: readonly Tokens.Code[], name: string): string {
  const samples = codes.map(({ lang: info = '', text }) => {
    const [, lang = '', title = ''] = /^(\S*)\s*(.*)$/.exec(info) ?? []
    return {
      ...(LANGUAGES[lang] ?? { lang, label: title || (TITLES[lang] ?? 'Text') }),
      source: text,
    }
  })
  const [first] = samples
  if (!first) return ''
  if (samples.length > 1) return codeTabs(name, 'Example', samples)
  // Each is a landmark, so each needs its own name.
  const { label: title, source } = first
  return codeBlock({ title, label: `${title} ${name}`, source })
}

function tableOf(
  { header, rows }: Tokens.Table,
  shown: (tokens: Token[]) => string,
  idOfRow: (row: Tokens.TableCell[]) => string | undefined,
): string {
  const head = header.map(({ tokens }) => `<th scope="col">${shown(tokens)}</th>`)
  // On a phone a row stands without its columns' names, and cells after the first do not say what they tell.
  const label = (at: number) =>
    header.length > 2 && at > 0 ? ` data-label="${escapeHtml(header[at]?.text ?? '')}"` : ''
  const body = rows.map((row) => {
    const id = idOfRow(row)
    const cells = row.map(({ tokens }, at) => `<td${label(at)}>${shown(tokens)}</td>`).join('')
    return `<tr${id === undefined ? '' : ` id="${id}"`}>${cells}</tr>`
  })
  const hasHead = header.some(({ text }) => text !== '')
  const thead = hasHead ? `<thead><tr>${head.join('')}</tr></thead>` : ''
  const table = (from: number, to?: number) =>
    `<table>${thead}<tbody>${body.slice(from, to).join('\n')}</tbody></table>`
  const nouns = rows.flatMap((row, at) => (isNoun(row) ? [{ at, name: row[0]?.text ?? '' }] : []))
  if (nouns.length === 0) return table(0)
  return nouns
    .map(({ at, name }, index) => ofNoun(name, table(at + 1, nouns[index + 1]?.at)))
    .join('')
}

/** A row with nothing but a name in bold: what the rows below it are about. */
function isNoun([first, ...others]: Tokens.TableCell[]): boolean {
  return /^\*\*.+\*\*$/.test(first?.text ?? '') && others.every(({ text }) => text === '')
}

function ofNoun(bold: string, table: string): string {
  const name = `<strong>${escapeHtml(bold.replaceAll('*', ''))}</strong>`
  return `<div class="noun"><p>${name}</p>${table}</div>`
}
