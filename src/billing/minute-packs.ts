/** The only price table, for pages, API, checkout and docs (contract §2.1, docs/decisions/prices.md). */
export const LINE_PACKS = {
  min40: { minutes: 40, priceCents: 1_000 },
  min200: { minutes: 200, priceCents: 5_000 },
} as const satisfies Record<string, PackTerms>

export const MEETING_PACKS = {
  meet200: { minutes: 200, priceCents: 900 },
  meet600: { minutes: 600, priceCents: 2_400 },
  meet2000: { minutes: 2_000, priceCents: 7_000 },
} as const satisfies Record<string, PackTerms>

/** The rate of a line's seconds, the same in every pack. */
export const LINE_RATE = {
  cents: LINE_PACKS.min40.priceCents,
  seconds: LINE_PACKS.min40.minutes * 60,
} as const

/** What seconds of a line cost, to the cent. */
export function lineCents(seconds: number): number {
  return Math.round((seconds * LINE_RATE.cents) / LINE_RATE.seconds)
}

type PackTerms = { minutes: number; priceCents: number }

export type LinePackName = keyof typeof LINE_PACKS
export type MeetingPackName = keyof typeof MEETING_PACKS
export type PackName = LinePackName | MeetingPackName

export const LINE_PACK_NAMES = Object.keys(LINE_PACKS) as [LinePackName, ...LinePackName[]]
export const MEETING_PACK_NAMES = Object.keys(MEETING_PACKS) as [
  MeetingPackName,
  ...MeetingPackName[],
]

export type Pack = { name: PackName; minutes: number; seconds: number; priceCents: number }

export function pack(name: PackName): Pack {
  const terms = { ...LINE_PACKS, ...MEETING_PACKS }[name]
  return { name, ...terms, seconds: terms.minutes * 60 }
}

export const linePacks = (): Pack[] => LINE_PACK_NAMES.map(pack)
export const meetingPacks = (): Pack[] => MEETING_PACK_NAMES.map(pack)

/** `40 minutes for $10` */
export function packInWords(name: LinePackName): string {
  const { minutes, priceCents } = LINE_PACKS[name]
  return `${minutes} minutes for $${priceCents / 100}`
}
