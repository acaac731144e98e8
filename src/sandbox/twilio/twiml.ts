import { childElements, parseXml, type XmlElement } from './xml.ts'

/** A TwiML document: where it came from, against which its own URLs resolve, and what it orders. */
export type Twiml = { url: string; verbs: XmlElement[] }

/** @throws {Error} when the text is no `<Response>` document */
export function parseTwiml(url: string, text: string): Twiml {
  const root = parseXml(text)
  if (root.name !== 'Response') throw new Error(`the root is <${root.name}>, not <Response>`)
  return { url, verbs: childElements(root) }
}

/** An attribute that holds a URL, resolved as Twilio does: against the document that holds it. */
export function urlAttribute(twiml: Twiml, verb: XmlElement, name: string): string | undefined {
  const given = verb.attributes[name]
  return given ? resolveUrl(twiml, given) : undefined
}

export function resolveUrl(twiml: Twiml, reference: string): string {
  return URL.parse(reference.trim(), twiml.url)?.href ?? reference
}

export function methodAttribute(verb: XmlElement, name = 'method'): 'GET' | 'POST' {
  return verb.attributes[name]?.toUpperCase() === 'GET' ? 'GET' : 'POST'
}

/** A whole number of seconds or digits, or the fallback where the attribute is absent or no number. */
export function numberAttribute(verb: XmlElement, name: string, fallback: number): number {
  const given = Number(verb.attributes[name] ?? Number.NaN)
  return Number.isFinite(given) && given >= 0 ? given : fallback
}
