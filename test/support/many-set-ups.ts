import { newId } from '../../src/kernel/ids.ts'
import type { Api } from './api.ts'
import { setUpLine } from './live-line.ts'
import type { World } from './world.ts'

/** An unpaid set-up, which is returned, and newer copies of it: by the door they would take minutes. */
export async function manySetUps(world: World, { api }: { api: Api }, count: number) {
  const first = await setUpLine(api, { business_name: 'Never Paid' })
  const { setup_id: id } = first
  const lines = Array.from({ length: count }, () => newId('line'))
  const packs = lines.map(() => newId('pack'))
  const { pool } = world.app
  await pool.query(
    `INSERT INTO phone_lines
     SELECT (jsonb_populate_record(l, jsonb_build_object(
              'id', new.id, 'created_at', l.created_at + nth * interval '1 ms'))).*
       FROM phone_lines l, unnest($2::text[]) WITH ORDINALITY new(id, nth) WHERE l.id = $1`,
    [id, lines],
  )
  await pool.query(
    `INSERT INTO wallets SELECT (jsonb_populate_record(w, jsonb_build_object('id', new.id))).*
       FROM wallets w, unnest($2::text[]) new(id) WHERE w.id = $1`,
    [id, lines],
  )
  await pool.query(
    `INSERT INTO purchases
     SELECT (jsonb_populate_record(p, jsonb_build_object(
              'id', new.pack, 'wallet_id', new.line, 'line_id', new.line, 'checkout_session_id', new.pack))).*
       FROM purchases p, unnest($2::text[], $3::text[]) new(line, pack) WHERE p.line_id = $1`,
    [id, lines, packs],
  )
  return first
}
