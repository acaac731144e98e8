import { escapeHtml } from './escape-html.ts'

/** A code sample; `lang` is `curl`, `typescript`, `python` or `json`. */
export type Code = { lang: string; label: string; source: string }

type Block = { title: string; label: string; source: string }

/** A code block with a title bar and a button that copies it (shown if scripts run). */
export function codeBlock({ title, label, source }: Block): string {
  return `<div class="code">${bar(`<p>${escapeHtml(title)}</p>`)}${pre(label, source)}</div>`
}

/**
 * The same code in several languages, one visible at a time. It uses radio buttons, so it needs no script. `name` must
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

function pre(label: string, source: string): string {
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${highlighted(source)}</code></pre>`
}

const KEYWORDS =
  'import|from|const|let|await|if|else|for|of|in|while|throw|new|print|with|as|def|return|' +
  'and|not|True|False|None|true|false|null|do|done|break|export|curl'

/** Comments, property names, strings, keywords and numbers, in the languages of our samples. */
const TOKENS = new RegExp(
  [
    /(?<c>(?<=^|\s)#.*|(?<=^|\s)\/\/.*)/,
    /(?<p>"[^"\n]*"(?=\s*:))/,
    /(?<s>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`\n]*`)/,
    new RegExp(`(?<k>(?<![\\w-])(?:${KEYWORDS})(?![\\w-]))`),
    /(?<n>(?<![\w:/.-])\d[\d_.]*\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** The most a wrapped line is indented; more would make it hard to tell from the next line. */
const INDENT_MAX = 12

/** Tokens never span lines, so each line is an element of its own; a long one wraps with an indent. */
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
    html += `${escapeHtml(source.slice(end, match.index))}<i class="${kind}">${breakable(escapeHtml(match[0]))}</i>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(source.slice(end))
}

/** A long URL may wrap after a slash. */
function breakable(html: string): string {
  return html.includes('://') ? html.replaceAll(/(?<=[\w}])\//g, '/<wbr>') : html
}
