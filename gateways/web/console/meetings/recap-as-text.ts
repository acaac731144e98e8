type Line = { text: string }
type Item = Line & { owner?: string | null; due?: string | null }
type Recap = {
  summary: string
  decisions: readonly Line[]
  actionItems: readonly Item[]
  openQuestions: readonly Line[]
}

/** A recap as plain text, to paste into a mail or chat. */
export function recapAsText(title: string, recap: Recap): string {
  const [gist = ''] = recap.summary.trim().split('\n\n')
  return [
    title,
    gist,
    part('Action items', recap.actionItems.map(itemAsText)),
    part(
      'Decisions',
      recap.decisions.map(({ text }) => text),
    ),
    part(
      'Open questions',
      recap.openQuestions.map(({ text }) => text),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function itemAsText({ text, owner, due }: Item): string {
  const about = [owner, due && `due ${due}`].filter(Boolean).join(', ')
  return about ? `${text} (${about})` : text
}

function part(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [name, ...lines.map((line) => `- ${line}`)].join('\n')
}
