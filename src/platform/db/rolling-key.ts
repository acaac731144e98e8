import { z } from 'zod'
import type { Platform } from '../platform.ts'
import { serverKey } from './server-key.ts'

/** Every process learns of a new key before any signs with it. */
export const SIGNS_AFTER_MS = 10 * 60_000
/** How long signatures of a replaced key stay valid. */
const BELIEVED_MS = 30 * 86_400_000

const Kept = z.object({
  /** Newest last. */
  rolling: z.array(z.object({ key: z.looseObject({}), signsFrom: z.iso.datetime() })).min(1),
})
type Kept = z.infer<typeof Kept>

/** The keys under one name: the one that signs, and all that are accepted, including that one. */
export type RollingKey<Key> = { signing: Key; believed: Key[] }

/** Created once per database, by whichever process is first. */
export async function rollingKey<Key extends object>(
  app: Pick<Platform, 'db' | 'clock'>,
  name: string,
  make: () => Promise<Key>,
): Promise<RollingKey<Key>> {
  const { rolling } = keptOf(await serverKey<object>(app, name, make))
  const now = app.clock.now()
  const signing = rolling.findLast(({ signsFrom }) => new Date(signsFrom) <= now) ?? rolling[0]
  const others = rolling.filter((entry) => entry !== signing)
  const keys = [signing, ...others].map((entry) => entry?.key as Key)
  return { signing: keys[0] as Key, believed: keys }
}

/** The value to store with a new key added: it signs after SIGNS_AFTER_MS; keys replaced long ago are dropped. */
export function withNewKey(value: unknown, key: object, now: Date): Kept {
  const { rolling } = keptOf(value)
  const since = now.getTime() - BELIEVED_MS
  const believed = rolling.filter((_entry, index) => {
    const follower = rolling[index + 1]
    return !follower || new Date(follower.signsFrom).getTime() > since
  })
  const signsFrom = new Date(now.getTime() + SIGNS_AFTER_MS).toISOString()
  return { rolling: [...believed, { key: { ...key }, signsFrom }] }
}

/** A key that was never rotated is stored by itself. */
function keptOf(value: unknown): Kept {
  const kept = Kept.safeParse(value)
  if (kept.success) return kept.data
  return {
    rolling: [{ key: z.looseObject({}).parse(value), signsFrom: new Date(0).toISOString() }],
  }
}
