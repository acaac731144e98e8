/**
 * What an XML 1.0 document cannot hold, not even escaped (§2.2): control characters, halves of surrogate pairs, U+FFFE
 * and U+FFFF.
 */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const ALL_NOT_XML = new RegExp(NOT_XML, 'gu')

/** The first character that XML cannot hold, as `U+0001`. */
export function firstNotXml(text: string): string | undefined {
  const [found] = NOT_XML.exec(text) ?? []
  const code = found?.codePointAt(0)
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** A document without them: its reader would refuse all of it. */
export function readableXml(document: string): string {
  return document.replace(ALL_NOT_XML, '')
}
