import { saidAt } from './message-in-words.ts'

type Message = { id: string; phone?: string | null; urgent: boolean }

/** The open messages of one caller: the one that stands for them in a list, and the others, in their given order. */
type OfCaller<M> = { shown: M; more: M[] }

/**
 * One row for each number that left open messages: the newest urgent one, else the newest. Messages come newest first,
 * urgent ones apart; a caller with an urgent one stands among the urgent.
 */
export function groupByCaller<M extends Message>(urgent: readonly M[], others: readonly M[]) {
  const groups = Map.groupBy([...urgent, ...others], ({ phone, id }) => phone ?? id)
  const isUrgent = new Set(urgent.map(({ id }) => id))
  const rows = [...groups.values()].map(
    ([shown, ...more]): OfCaller<M> => ({
      // A group has at least one.
      shown: shown as M,
      more,
    }),
  )
  return {
    urgent: rows.filter(({ shown }) => isUrgent.has(shown.id)),
    others: rows.filter(({ shown }) => !isUrgent.has(shown.id)),
  }
}

/** Each message in a row of its own, for lists that are not of what waits. */
export function eachAlone<M>(urgent: readonly M[], others: readonly M[]) {
  const alone = (shown: M): OfCaller<M> => ({ shown, more: [] })
  return { urgent: urgent.map(alone), others: others.map(alone) }
}

/** By when the caller called, as the list shows: a long call may end after a shorter one that began later. */
export function newestFirst<M extends Parameters<typeof saidAt>[0]>(messages: readonly M[]): M[] {
  return messages.toSorted((one, other) => Date.parse(saidAt(other)) - Date.parse(saidAt(one)))
}
