import { operationsOf, readDocument } from '../../support/description.ts'
import { requestsOf } from '../../support/fuzz-requests.ts'
import type { Dice } from '../dice.ts'
import { oddText } from '../odd.ts'
import type { Site } from '../site.ts'
import { network, type WireRequest } from '../wire.ts'

/** The fourteen operations from their description, and methods, paths, encodings and keys that it does not include. */
export function restDoor({ own, other, victim }: Site) {
  const document = readDocument()
  const known = {
    keys: [...Array(12).fill(own.key), other.key, `${own.key}x`],
    ids: [...own.ids, ...other.ids, ...victim.ids].filter((id) => /^(line|mtg)_/.test(id)),
    components: document.components,
  }
  const arbitraries = operationsOf(document).map((operation) => requestsOf(operation, known))

  return (dice: Dice): WireRequest => {
    const { method, target, headers, body } = dice.of(dice.pick(arbitraries))
    const type: Record<string, string> =
      body?.contentType === undefined ? {} : { 'content-type': body.contentType }
    const good: Record<string, string> = { ...headers, ...type, ...network(dice.upTo(4_000)) }
    return {
      door: 'rest',
      from: good.authorization === `Bearer ${other.key}` ? 'other' : 'own',
      method: dice.oneIn(12) ? dice.pick(METHODS) : method,
      path: dice.oneIn(12) ? dice.pick(oddPaths(dice, target)) : `/v1${target}`,
      headers: dice.oneIn(10) ? { ...good, ...oddHeader(dice) } : good,
      body: body?.bytes,
    }
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

function oddPaths(dice: Dice, target: string): string[] {
  const text = oddText(dice)
  return [
    `/v1${target}/`,
    `/v1//${target}`,
    `/V1${target}`,
    `/v1${target}%00`,
    `/v1/${text}`,
    `/v1/lines/${text}/calls`,
  ]
}

function oddHeader(dice: Dice): Record<string, string> {
  const text = oddText(dice)
  return dice.pick([
    { authorization: text },
    { authorization: `Bearer ${text}` },
    { authorization: 'Basic Og==' },
    { 'content-encoding': dice.pick(['gzip', 'br', 'deflate', 'zstd', 'identity', text]) },
    { 'content-type': text },
    { accept: text },
    { 'idempotency-key': text },
    { 'x-forwarded-for': text },
    { 'x-http-method-override': 'DELETE' },
    { expect: text || 'x' },
    { range: 'bytes=0-1' },
    { 'if-none-match': text },
  ])
}
