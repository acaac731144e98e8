import type { ModelTalk } from '../call-state.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldWord } from '../understand/utterance.ts'

/**
 * Whether the caller has said that there is no danger, or that it is over. A model also notes "none" when nothing is
 * new, so its word is not enough: the caller must say it, in this turn or quoted from one after the danger.
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

/** The caller said this after their first words, which say why they call. */
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

/** "It was nothing", "they said it's safe": words that all is well again, in each language. */
const ALL_RIGHT = new Set(
  `safe fine okay nothing alarm clear cleared fixed stopped off gone handled checked mistake mistaken
seguro segura bien nada alarma arreglado apagado apagada bem nada alarme resolvido desligado desligada
bien rien alerte réparé coupé éteint éteinte sicher nichts fehlalarm gut behoben abgestellt ausgeschaltet
güvenli yanlış alarm iyi kapattık kapalı безопасно ложная тревога порядке выключили починили`
    .split(/\s+/)
    .map(foldWord),
)
