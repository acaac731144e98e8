import type { Platform } from '../platform.ts'

/**
 * A key that all processes share, by its name: made once a database, by whichever process is first.
 * `make` is called when there is none; of several that made one at once, one is kept.
 */
export async function serverKey<Key extends object>(
  { db }: Pick<Platform, 'db'>,
  name: string,
  make: () => Promise<Key>,
): Promise<Key> {
  const found = await db.serverKey.findUnique({ where: { name } })
  if (found) return found.value as Key
  await db.serverKey.createMany({ data: [{ name, value: await make() }], skipDuplicates: true })
  const { value } = await db.serverKey.findUniqueOrThrow({ where: { name } })
  return value as Key
}
