/** The characters of a plain text (GSM 03.38); those of the second row take the room of two. */
const PLAIN =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà'
const OF_TWO = '^{}\\[~]|€'

/** What goes into one segment: alone, and as one of several. */
const IN_PLAIN = { alone: 160, ofSeveral: 153 }
/** One character outside the plain ones makes every character of the text longer. */
const IN_ANY = { alone: 70, ofSeveral: 67 }

/** Into how many segments a carrier divides a text: each is charged as one text. */
export function segmentsOf(body: string): number {
  const isPlain = [...body].every((each) => PLAIN.includes(each) || OF_TWO.includes(each))
  const twice = isPlain ? [...body].filter((each) => OF_TWO.includes(each)).length : 0
  const length = body.length + twice
  const { alone, ofSeveral } = isPlain ? IN_PLAIN : IN_ANY
  return length <= alone ? 1 : Math.ceil(length / ofSeveral)
}
