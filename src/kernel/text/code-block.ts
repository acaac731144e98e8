import { escapeHtml } from './escape-html.ts'

/** A piece of code as it is shown: `lang` is `curl`, `typescript`, `python` or `json`. */
export type Code = { lang: string; label: string; source: string }

type Block = { title: string; label: string; source: string }

/** One piece of code below a bar that says what it is, with a button that copies it where there is a script. */
export function codeBlock({ title, label, source }: Block): string {
  return `<div class="code">${bar(`<p>${escapeHtml(title)}</p>`)}${pre(label, source)}</div>`
}

/**
 * The same in several languages, one of which is seen: by radio buttons,
 * so that it needs no script. `name` is of no other group of the page.
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

/** Comments, names of properties, strings, words and numbers, in the few languages that there are. */
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

/** As far as a line may go on below itself and still be told from the next. */
const INDENT_MAX = 12

/** A token ends with its line, so each line stands by itself; a long one continues below, indented. */
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

/** A long address goes on below at one of its slashes. */
function breakable(html: string): string {
  return html.includes('://') ? html.replaceAll(/(?<=[\w}])\//g, '/<wbr>') : html
}
