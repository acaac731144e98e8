import { howMany } from '../kernel/text/how-many.ts'

type Recap = {
  actionItems: readonly { text: string; doneAt?: unknown }[]
  decisions: readonly unknown[]
  openQuestions: readonly unknown[]
}

/** What a recap holds: `3 action items, 1 done · 2 decisions · 1 open question`. Empty if it holds nothing. */
export function recapHeadline({ actionItems, decisions, openQuestions }: Recap): string {
  const done = actionItems.filter(({ doneAt }) => doneAt).length
  const items = howMany(actionItems.length, 'action item')
  return [
    ...(actionItems.length > 0 ? [done > 0 ? `${items}, ${done} done` : items] : []),
    ...(decisions.length > 0 ? [howMany(decisions.length, 'decision')] : []),
    ...(openQuestions.length > 0 ? [howMany(openQuestions.length, 'open question')] : []),
  ].join(' · ')
}
