import { dueText, ownerOf } from '../../../../src/meetings/whose-and-when.ts'

type Line = { text: string }
type Item = Line & Parameters<typeof ownerOf>[0] & Parameters<typeof dueText>[0]
type Recap = {
  summary: string
  decisions: readonly Line[]
  actionItems: readonly Item[]
  openQuestions: readonly Line[]
}

type Held = { title: string; at: string; timeZone: string }

/** A recap as plain text, to paste into an email or chat. */
export function recapAsText(recap: Recap, { title, at, timeZone }: Held): string {
  const [gist = ''] = recap.summary.trim().split('\n\n')
  const itemAsText = (item: Item) => {
    const due = dueText(item, at, timeZone)
    const about = [ownerOf(item), due && `due ${due}`].filter(Boolean).join(', ')
    return about ? `${item.text} (${about})` : item.text
  }
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

function part(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [name, ...lines.map((line) => `- ${line}`)].join('\n')
}
