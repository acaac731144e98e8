import { childElements, parseXml, type XmlElement } from './xml.ts'

/** A TwiML document: its URL, against which its relative URLs are resolved, and its verbs. */
export type Twiml = { url: string; verbs: XmlElement[] }

/** @throws {Error} when the text is not a `<Response>` document */
export function parseTwiml(url: string, text: string): Twiml {
  const root = parseXml(text)
  if (root.name !== 'Response') throw new Error(`the root is <${root.name}>, not <Response>`)
  return { url, verbs: childElements(root) }
}

/** An attribute that holds a URL, resolved against the document's URL, as Twilio does. */
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

/** An attribute as a number that is not negative, or the fallback when it is absent or not a number. */
export function numberAttribute(verb: XmlElement, name: string, fallback: number): number {
  const given = Number(verb.attributes[name] ?? Number.NaN)
  return Number.isFinite(given) && given >= 0 ? given : fallback
}
