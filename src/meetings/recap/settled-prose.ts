import { decisionClause, questionClause, taskClause } from './english-clauses.ts'
import type { Language } from './language-heard.ts'
import { withoutContext } from './question-with-context.ts'
import type { RecapDraft } from './recap-writer.ts'

/** The results of a meeting. */
export type Settled = Pick<RecapDraft, 'decisions' | 'actionItems' | 'openQuestions'>

const LABELS: Partial<Record<Language, { decided: string; tasks: string; open: string }>> = {
  es: { decided: 'Decidido:', tasks: 'Tareas:', open: 'Pendiente:' },
  pt: { decided: 'Decidido:', tasks: 'Tarefas:', open: 'Em aberto:' },
  fr: { decided: 'Décidé :', tasks: 'À faire :', open: 'Reste ouvert :' },
  de: { decided: 'Beschlossen:', tasks: 'Aufgaben:', open: 'Offen:' },
}

/** Decisions, action items and open questions as sentences; none in a language without wording. */
export function settledProse(
  settled: Settled,
  language: Language | null,
  speakerCount: number,
): string[] {
  if (language === 'en') return inEnglish(settled, speakerCount)
  const labels = language ? LABELS[language] : undefined
  if (!labels) return []
  return [
    labelled(labels.decided, settled.decisions),
    labelled(labels.tasks, settled.actionItems),
    labelled(labels.open, settled.openQuestions),
  ].filter(Boolean)
}

function labelled(label: string, lines: readonly { text: string }[]) {
  return lines.length > 0 ? `${label} ${lines.map(({ text }) => text).join(' ')}` : ''
}

function inEnglish({ decisions, actionItems, openQuestions }: Settled, speakerCount: number) {
  return [decided(decisions, speakerCount), tasks(actionItems), leftOpen(openQuestions)].filter(
    Boolean,
  )
}

function decided(decisions: Settled['decisions'], speakerCount: number) {
  const told = decisions.map(({ text }) => decisionClause(text) ?? { quoted: text })
  const clauses = told.filter((each) => typeof each === 'string')
  const quotes = told.flatMap((each) => (typeof each === 'string' ? [] : [`“${each.quoted}”`]))
  const who = speakerCount > 1 ? 'The group decided' : 'It was decided'
  return [
    clauses.length > 0 ? `${who} ${listed(clauses)}.` : '',
    quotes.length > 0
      ? `${clauses.length > 0 ? 'Also settled' : 'Settled'}: ${quotes.join(' ')}`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One sentence for each owner, by their first task. */
function tasks(items: Settled['actionItems']) {
  const acts = new Map<string, string[]>()
  for (const { owner, text } of items) {
    const act = taskClause(text)
    if (owner === null || act === null) continue
    acts.set(owner, [...(acts.get(owner) ?? []), act])
  }
  return [...acts].map(([owner, does]) => `${owner} will ${listed(does)}.`).join(' ')
}

function leftOpen(questions: Settled['openQuestions']) {
  const told = questions
    .map(({ text }) => withoutContext(text))
    .map((text) => questionClause(text) ?? `“${text}”`)
  if (told.length === 0) return ''
  const [first] = told
  return first?.startsWith('“') || told.length > 1
    ? `Left open: ${told.join('; ')}${told.at(-1)?.endsWith('”') ? '' : '.'}`
    : `It was left open ${first}.`
}

function listed(clauses: readonly string[]) {
  const stop = clauses.some((clause) => clause.includes(',')) ? ';' : ''
  return clauses.length < 2
    ? clauses.join('')
    : `${clauses.slice(0, -1).join(stop ? '; ' : ', ')}${stop} and ${clauses.at(-1)}`
}
