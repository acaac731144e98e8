import { firstNotXml } from '../../kernel/text/xml-text.ts'

export type XmlNode = XmlElement | string

export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}

export class XmlError extends Error {
  constructor(message: string, offset: number) {
    super(`${message} at character ${offset}`)
    this.name = 'XmlError'
  }
}

/**
 * Parses the XML used by TwiML: elements, attributes, text, CDATA, comments and the predefined entities. Refuses
 * DOCTYPE, as Twilio does.
 * @throws {XmlError} on anything not well-formed
 */
export function parseXml(source: string): XmlElement {
  const unreadable = firstNotXml(source)
  if (unreadable) throw new XmlError(`${unreadable} is not allowed`, 0)
  const document: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [document]
  let offset = /^\uFEFF?\s*(<\?xml\s[^?]*\?>)?/.exec(source)?.[0].length ?? 0
  while (offset < source.length) {
    const [token, length] = readToken(source, offset)
    place(token, open, offset)
    offset += length
  }
  if (open.length > 1) throw new XmlError(`<${open.at(-1)?.name}> is not closed`, offset)
  const [root, ...others] = document.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  if (typeof root !== 'object' || others.length > 0) {
    throw new XmlError('a document is one element', offset)
  }
  return root
}

/** All text inside an element, trimmed and with each run of white space as one space. */
export function textOf(element: XmlElement): string {
  const text = element.children.map((child) => (typeof child === 'string' ? child : textOf(child)))
  return text.join('').replace(/\s+/g, ' ').trim()
}

export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child === 'object')
}

type Token =
  | { kind: 'start'; element: XmlElement; closed: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }

const NAME = '[A-Za-z_][\\w:.-]*'
const ATTRIBUTE = `\\s+(${NAME})\\s*=\\s*("[^"<]*"|'[^'<]*')`
const START = new RegExp(`<(${NAME})((?:${ATTRIBUTE})*)\\s*(/?)>`, 'y')
const END = new RegExp(`</(${NAME})\\s*>`, 'y')
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y
const COMMENT = /<!--[\s\S]*?-->/y
const TEXT = /[^<]+/y

function readToken(source: string, offset: number): [Token, number] {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = offset
    return pattern.exec(source)
  }
  const text = match(TEXT)
  if (text) return [{ kind: 'text', text: decode(text[0], offset) }, text[0].length]
  const end = match(END)
  if (end) return [{ kind: 'end', name: end[1] ?? '' }, end[0].length]
  const start = match(START)
  if (start) return [startToken(start, offset), start[0].length]
  const cdata = match(CDATA)
  if (cdata) return [{ kind: 'text', text: cdata[1] ?? '' }, cdata[0].length]
  const comment = match(COMMENT)
  if (comment) return [{ kind: 'text', text: '' }, comment[0].length]
  throw new XmlError('not well-formed', offset)
}

function startToken(match: RegExpExecArray, offset: number): Token {
  const attributes: Record<string, string> = {}
  for (const [, name = '', quoted = ''] of (match[2] ?? '').matchAll(new RegExp(ATTRIBUTE, 'g'))) {
    if (Object.hasOwn(attributes, name)) throw new XmlError(`${name} is given twice`, offset)
    attributes[name] = decode(quoted.slice(1, -1), offset)
  }
  const element = { name: match[1] ?? '', attributes, children: [] }
  return { kind: 'start', element, closed: match[0].endsWith('/>') }
}

function place(token: Token, open: XmlElement[], offset: number): void {
  const parent = open.at(-1)
  if (token.kind === 'end') {
    if (open.length < 2 || parent?.name !== token.name) {
      throw new XmlError(`</${token.name}> closes nothing`, offset)
    }
    open.pop()
  } else if (token.kind === 'text') {
    parent?.children.push(token.text)
  } else {
    parent?.children.push(token.element)
    if (!token.closed) open.push(token.element)
  }
}

const ENTITIES = new Map([
  ['amp;', '&'],
  ['lt;', '<'],
  ['gt;', '>'],
  ['quot;', '"'],
  ['apos;', "'"],
])

function decode(text: string, offset: number): string {
  return text.replace(/&([^;&\s]*;?)/g, (_whole, reference: string) => {
    const numeric = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(reference)
    if (numeric) return character(numeric[1], numeric[2], offset)
    const plain = ENTITIES.get(reference)
    if (plain === undefined) throw new XmlError(`&${reference} is no entity`, offset)
    return plain
  })
}

function character(hex: string | undefined, decimal: string | undefined, offset: number): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  if (code === 0 || code > 0x10_ff_ff) throw new XmlError('no such character', offset)
  return String.fromCodePoint(code)
}
