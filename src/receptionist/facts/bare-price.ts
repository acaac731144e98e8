/** A thing, then a number that ends the note or its part, or that "for", "installed" or "no exam needed" follows. */
const NOTE = new RegExp(
  String.raw`^(?<thing>\p{L}[\p{L}’' -]+?(?: \d+ \p{L}[\p{L} -]*?)?) \d{2,5}` +
    String.raw`(?:[.!]?$|, | (?:no|each|for|installed|flat|plus|per|round trip|and up)\b)`,
  'iu',
)

/** What comes before a number that is no price: a time, an age, a place, a number to call. */
const NO_PRICE: ReadonlySet<string> = new Set(
  `after age aged ages at bay before box bring building by call code dial door est established exit extension floor gate
  highway hwy in license lot no of on only open over press route room since street suite text than till to under
  unit until within zip`.split(/\s+/),
)

/** "Exam 62.", "Water heaters 40 gal gas about 1450 installed.": an owner's shorthand for a price, without the "$". */
export function isBarePrice(sentence: string): boolean {
  const thing = NOTE.exec(sentence)?.groups?.thing
  if (thing === undefined) return false
  return thing
    .toLowerCase()
    .split(/[ -]+/)
    .every((word) => !NO_PRICE.has(word))
}
