import type { Platform } from '../platform.ts'

/**
 * A key shared by all processes, by name. It is created once per database: `make` is called if there is none, and if
 * several processes create one at once, one of them is kept.
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
