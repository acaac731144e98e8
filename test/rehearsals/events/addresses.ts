/** Addresses of the rehearsal's isolated network: one counts as public, the others are inside. */
export const PUBLIC = '93.184.215.14'
export const INSIDE = ['127.0.0.1', '10.0.0.5', '169.254.169.254', '::1', 'fd00::5'] as const

export type Answers = { a: readonly string[]; aaaa: readonly string[] }

const open: Answers = { a: [PUBLIC], aaaa: [] }

/**
 * The DNS answers for each receiver's name: successive look-ups get successive answers. Names that lead inside must
 * never be reached.
 */
export const NAMES = {
  'steady.receivers.test': [open],
  'slow.receivers.test': [open],
  'broken.receivers.test': [open],
  'redirects.receivers.test': [open],
  'moves.receivers.test': [open, { a: ['127.0.0.1'], aaaa: [] }],
  'inside.receivers.test': [{ a: ['127.0.0.1'], aaaa: [] }],
  'both.receivers.test': [{ a: [PUBLIC, '10.0.0.5'], aaaa: [] }],
  'metadata.receivers.test': [{ a: ['169.254.169.254'], aaaa: [] }],
  'six.receivers.test': [{ a: [], aaaa: ['fd00::5'] }],
  'mapped.receivers.test': [{ a: [], aaaa: ['::ffff:127.0.0.1'] }],
} as const satisfies Record<string, readonly [Answers, ...Answers[]]>

export type Name = keyof typeof NAMES

/** Events for these arrive eventually; those for the others never do. */
export const TAKING = [
  'steady.receivers.test',
  'slow.receivers.test',
  'broken.receivers.test',
  'redirects.receivers.test',
  'moves.receivers.test',
] as const satisfies readonly Name[]

export const NEVER = (Object.keys(NAMES) as Name[]).filter(
  (name) => !TAKING.some((taking) => taking === name),
)
