import { escapeHtml } from './escape-html.ts'

/** A code sample to show: `lang` is `curl`, `typescript`, `python` or `json`. */
export type Code = { lang: string; label: string; source: string }

type Block = { title: string; label: string; source: string; isWhole?: boolean }

/** One code sample below a bar with its title, and a copy button if scripts run. `isWhole` cuts nothing off. */
export function codeBlock({ title, label, source, isWhole = false }: Block): string {
  const code = pre(label, source, isWhole)
  return `<div class="code">${bar(`<p>${escapeHtml(title)}</p>`)}${code}</div>`
}

/**
 * The same sample in several languages, one shown at a time by radio buttons, so that it needs no script. `name` must
 * be unique on the page.
 */
export function codeTabs(name: string, about: string, samples: readonly Code[]): string {
  const choices = samples.map(
    ({ lang, label }, index) =>
      `<label><input type="radio" name="lang-${name}" value="${lang}"${index === 0 ? ' checked' : ''}>${label}</label>`,
  )
  const codes = samples.map(
    ({ lang, label, source }) =>
      `<div data-lang="${lang}">${pre(`${about}, ${label}`, source)}</div>`,
  )
  const legend = `<legend class="unseen">${escapeHtml(about)}: language</legend>`
  const languages = `<fieldset class="languages">${legend}${choices.join('')}</fieldset>`
  return `<div class="code tabs">${bar(languages)}${codes.join('')}</div>`
}

function bar(about: string): string {
  return `<div class="bar">${about}<button type="button" class="copy" hidden>Copy</button></div>`
}

/** More lines are cut off until they are asked for. */
const LINES_MAX = 20

function pre(label: string, source: string, isWhole = false): string {
  const lines = source.split('\n').length
  const all = lines > LINES_MAX && !isWhole ? showAll(lines) : ''
  const code = `<code>${highlighted(source)}</code>`
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}">${code}</pre>${all}`
}

/** A checkbox that looks like a button, so that it needs no script. */
function showAll(lines: number): string {
  const words = `<span>Show all ${lines} lines</span><span>Show fewer lines</span>`
  return `<label class="whole"><input type="checkbox">${words}</label>`
}

const KEYWORDS =
  'import|from|const|let|await|async|function|if|else|for|of|in|while|throw|new|print|with|as|def|return|' +
  'and|not|True|False|None|true|false|null|do|done|break|export|curl'

/** Comments, property names, strings, keywords and numbers of the few languages used. */
const TOKENS = new RegExp(
  [
    /(?<c>(?<=^|\s)#.*|(?<=^|\s)\/\/.*|\/\*.*?\*\/)/,
    /(?<p>"[^"\n]*"(?=\s*:))/,
    /(?<s>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`\n]*`)/,
    new RegExp(`(?<k>(?<![\\w-])(?:${KEYWORDS})(?![\\w-]))`),
    /(?<n>(?<![\w:/.-])\d[\d_.]*\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** The deepest indent at which a wrapped line still differs clearly from the next one. */
const INDENT_MAX = 12

/** Tokens end with their line, so each line is separate; a long one wraps, indented. */
function highlighted(source: string): string {
  return source.split('\n').map(lineHtml).join('')
}

function lineHtml(line: string): string {
  const [{ length }] = /^ */.exec(line) as RegExpExecArray & [string]
  const indent = Math.min(length, INDENT_MAX)
  return `<span class="l${indent > 0 ? ` i${indent - (indent % 2)}` : ''}">${tokensHtml(line)}</span>`
}

function tokensHtml(source: string): string {
  let [html, end] = ['', 0]
  for (const match of source.matchAll(TOKENS)) {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text) ?? []
    const [token] = match
    const next = match.index + token.length
    const [mark] = /^[,;:)\]}]*/.exec(source.slice(next)) as RegExpExecArray & [string]
    html += escapeHtml(source.slice(end, match.index)) + tokenHtml(kind, token, mark)
    end = next + mark.length
  }
  return html + escapeHtml(source.slice(end))
}

const LONG_CHARACTERS = 20
const END_CHARACTERS = 4

/** The end of a long token keeps together with the mark after it, so that neither stands alone in a row. */
function tokenHtml(kind: string, token: string, mark: string): string {
  const part = (text: string) => `<i class="${kind}">${breakable(escapeHtml(text))}</i>`
  if (token.length < LONG_CHARACTERS || kind === 'c') return part(token) + escapeHtml(mark)
  const end = part(token.slice(-END_CHARACTERS)) + escapeHtml(mark)
  return `${part(token.slice(0, -END_CHARACTERS))}<i class="e">${end}</i>`
}

/** Lets a long address wrap at its slashes. */
function breakable(html: string): string {
  return html.includes('://') ? html.replaceAll(/(?<=[\w}])\//g, '/<wbr>') : html
}
