import type { ModelTalk } from '../call-state.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldWord } from '../understand/utterance.ts'

/**
 * Whether the caller has said that a danger is none, or over. A model notes "none" also where it only means "nothing
 * new", so its word alone does not end a danger: the caller's do, of this turn or quoted from one behind the danger.
 */
export function takesBack(
  { urgency, cues, utterance, name, numbers, tellingWords }: Understanding,
  why: string,
  { lines }: ModelTalk,
): boolean {
  if (urgency.denied) return true
  if (urgency.dangers.length > 0) return false
  if (cues.has('over') || utterance.words.some(({ folded }) => ALL_RIGHT.has(folded))) return true
  if (isQuoted(why, lines)) return true
  const isSlot = name !== null || numbers.ranges.length > 0
  return cues.has('withdraw') || (!isSlot && tellingWords > 0 && cues.has('negation'))
}

/** Said by the caller since they first spoke: the first words tell why they call. */
function isQuoted(why: string, lines: ModelTalk['lines']): boolean {
  const quote = folded(why)
  const callers = lines.flatMap((line) => (line.who === 'caller' ? [folded(line.text)] : []))
  const first = callers.findIndex((one) => one.includes(quote))
  return quote.split(' ').length > 1 && first > 0
}

function folded(text: string): string {
  return text
    .replace(/<\/?caller>/g, ' ')
    .split(/[\s,.;!?]+/)
    .filter(Boolean)
    .map(foldWord)
    .join(' ')
}

/** "It was nothing", "they said it's safe": how people tell in each language that all is well again. */
const ALL_RIGHT = new Set(
  `safe fine okay nothing alarm clear cleared fixed stopped off gone handled checked mistake mistaken
seguro segura bien nada alarma arreglado apagado apagada bem nada alarme resolvido desligado desligada
bien rien alerte réparé coupé éteint éteinte sicher nichts fehlalarm gut behoben abgestellt ausgeschaltet
güvenli yanlış alarm iyi kapattık kapalı безопасно ложная тревога порядке выключили починили`
    .split(/\s+/)
    .map(foldWord),
)
