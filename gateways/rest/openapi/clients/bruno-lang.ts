import { createRequire } from 'node:module'

type Named = { name: string; value: string; enabled: boolean }

/** A request of a Bruno collection. */
export type BrunoRequest = {
  meta: { name: string; type: 'http'; seq: number }
  http: { method: string; url: string; body: 'json' | 'none'; auth: 'inherit' }
  params: (Named & { type: 'path' | 'query' })[]
  headers: Named[]
  body?: { json: string }
  vars?: { res: Named[] }
  assertions?: Named[]
  docs: string
}

type BrunoFolder = {
  meta: { name: string; seq?: number }
  auth: { mode: string; bearer?: { token: string } }
  docs: string
}

type BrunoLang = {
  jsonToBruV2(request: BrunoRequest): string
  bruToJsonV2(text: string): BrunoRequest
  jsonToCollectionBru(folder: BrunoFolder): string
  envJsonToBruV2(environment: { variables: (Named & { secret: boolean })[] }): string
}

/** Bruno's own package for its file format; it has no types. */
export const bruno: BrunoLang = createRequire(import.meta.url)('@usebruno/lang')
