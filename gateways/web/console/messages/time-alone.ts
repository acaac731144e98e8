const GOOD = '(?:best|better|good|great|fine|okay|ok|ideal|perfect|well)'
const WOULD = '(?:would|will|should)'
/** What a caller says of a time that suits: "would be best", "are fine for me", "works". */
const SUITS = new RegExp(
  `[\\s,]+(?:(?:${WOULD} be|is|are) ${GOOD}|(?:${WOULD} )?(?:works?|suits?))(?: (?:${GOOD}|me|for me))*[.!]*$`,
  'iu',
)
/** Words with which what comes before may be the reverse, or only half of it. */
const MORE =
  /[,;.]|\b(?:not?|never|don't|can't|but|except|unless|if|when|because|i|i'm|i'll|we|he|she|they|it)\b/iu
const WORDS_MAX = 6

/**
 * A time that suits, as a fact: `Tuesday morning would be best` → `Tuesday morning`. In doubt the words stay as they
 * are: `Mornings I'm out, evenings are fine`.
 */
export function timeAlone(said: string): string {
  const time = said.replace(SUITS, '')
  const isSimple = time !== said && !MORE.test(time) && time.split(/\s+/).length <= WORDS_MAX
  return isSimple && time.trim() !== '' ? time : said
}
