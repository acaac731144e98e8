import { readFileSync } from 'node:fs'
import type { Language } from '../../../../src/kernel/languages.ts'
import type { Trade } from '../businesses.ts'
import type { Asked, Caller } from '../caller.ts'
import { hashOf } from '../split.ts'

/** What the owner should get: the headline holds all `headline` parts and none of `without`. Undefined: unchecked. */
export type Expected = {
  name: string | null | undefined
  phone: string | null | undefined
  best: string | null | undefined
  message: boolean
  headline: readonly string[]
  without: readonly string[]
}

export type OwnersCall = { caller: Caller; expected: Expected }

const FILES: readonly Language[] = ['en', 'es', 'fr', 'de', 'pt']
const ASKED: Record<string, Asked> = {
  name: 'name',
  call: 'caller_phone',
  phone: 'phone',
  confirm: 'confirm',
  fix: 'fix',
}

/** The calls of all files; the head of `en.txt` explains the format. */
export function readOwnersCalls(): OwnersCall[] {
  return FILES.flatMap((language) =>
    readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
      .split(/^== /m)
      .slice(1)
      .map((block) => readCall(language, block.trim().split('\n'))),
  )
}

/** Chosen by the hash of the id, so that no person chooses the held-out calls. */
export function isHeldOut({ caller }: OwnersCall): boolean {
  return Number.parseInt(hashOf(caller.id).slice(0, 4), 16) % 2 === 1
}

function readCall(language: Language, [head = '', ...lines]: readonly string[]): OwnersCall {
  const [id = '', trade] = head.split(' ')
  const after = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length).trim())
  const parts = (mark: string) => after(mark).flatMap((line) => line.split(' | '))
  const from = `+1512555${1000 + (Number.parseInt(hashOf(id).slice(0, 6), 16) % 9000)}`
  const gives = Object.fromEntries(
    Object.entries(ASKED).flatMap(([key, asked]) => {
      const given = after(`${key}> `).flatMap((line) => line.split(' || '))
      return given.length > 0 ? [[asked, asked === 'name' ? given[0] : given]] : []
    }),
  )
  const known = Object.fromEntries(
    [...`${after('@ ')[0]} `.matchAll(/(\w+)=(.*?) (?=\w+=|$)/g)].map(([, key, value]) => [
      key,
      value,
    ]),
  )
  const refuses = known.message === 'no'
  const noneIsNull = (value: string | undefined) => (value === 'none' ? null : value)
  return {
    caller: {
      id,
      language,
      trade: trade as Trade,
      from,
      tells: after('T '),
      gives: refuses && gives.name ? { caller_phone: gives.name, ...gives } : gives,
      knows: { urgent: false, outcome: refuses ? 'answered' : 'message_taken' },
    },
    expected: {
      name: noneIsNull(known.name),
      phone: known.number === 'own' ? from : noneIsNull(known.number),
      best: noneIsNull(known.best),
      message: known.message === 'yes',
      headline: parts('+ '),
      without: parts('- '),
    },
  }
}
