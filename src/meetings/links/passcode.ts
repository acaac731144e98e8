/** `encodeURIComponent` leaves these, but in a text they end a link, or look like the end of a sentence. */
const ENDS_A_LINK = /[!'()*]|[._~]$/g

/**
 * A passcode as it stands in a link's query, in one form of writing. Any character may be part of it. Undefined if it
 * is empty or no text, as half a passcode lets nobody in. It ends where a line does: then a whole text was encoded.
 */
export function passcode(inQuery: string): string | undefined {
  const [known = ''] = decodedOrNothing(inQuery).split(/\p{Cc}/u)
  if (known === '') return undefined
  return encodeURIComponent(known).replace(ENDS_A_LINK, percentEncoded)
}

/** A `+` stays: it is a space in forms only. */
function decodedOrNothing(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    return ''
  }
}

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
