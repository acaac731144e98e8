const ENCODINGS_MAX = 3

/** The text as it is, and percent-decoded once, twice and three times, as long as that changes it. */
export function decodings(text: string): string[] {
  const found = [text]
  for (let decoded = decode(text); found.length <= ENCODINGS_MAX; decoded = decode(decoded)) {
    if (decoded === found.at(-1)) break
    found.push(decoded)
  }
  return found
}

/** Invalid UTF-8 stays encoded. */
function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    const bytes = Buffer.from(encoded.replaceAll('%', ''), 'hex')
    const decoded = bytes.toString()
    return decoded.includes('\ufffd') ? encoded : decoded
  })
}
