import { pattern } from '../../kernel/text/pattern.ts'

/** How speech begins and writing does not. */
const OPENERS = new RegExp(
  pattern`
      ^(?:(?:so|and|but|well|okay|ok|yeah|yes|yep|oh|right|alright|all right|anyway|now|like|
      then|also|actually|basically|bueno|pues|entonces|então|bom|alors|donc|also|ja|ну|так|вот|
      tamam|yani)\b[,.]?\s+|(?:sure|perfect|great|fine|of course|no problem),\s+)+(?=\S+\s+\S)`,
  'iu',
)

/** A cleaned sentence as a line of a recap: without "okay so", with a capital and a full stop. */
export function writtenLine(text: string): string {
  const line = text.replace(OPENERS, '').replace(/[\s,;:-]+$/u, '')
  const capital = line.replace(/^\p{Ll}/u, capitalOf)
  return /[.!?…。？！]["”’)]*$/u.test(capital) ? capital : `${capital}.`
}

/** Some letters have no single capital that maps back to them: they stay. */
function capitalOf(letter: string): string {
  const capital = letter.toUpperCase()
  return capital.toLowerCase() === letter ? capital : letter
}
