import { keptWith } from '../src/kernel/kept-with.ts'
import { type LineView, readLine } from '../src/lines/read-lines.ts'
import type { Context } from './context.ts'

const asked = keptWith<Context, Map<string, Promise<LineView>>>('lines asked for')

/** The line of a call or message, read once per request: a page of them is mostly of one line. */
export function loadLine(context: Context, lineId: string): Promise<LineView> {
  const lines = asked.once(context, () => new Map<string, Promise<LineView>>())
  const line = lines.get(lineId) ?? readItsLine(context, lineId)
  lines.set(lineId, line)
  return line
}

async function readItsLine({ app, viewer }: Context, lineId: string): Promise<LineView> {
  const line = await readLine(app, viewer, lineId)
  if (!line) throw new Error(`a call or message of ${lineId}, which is no line of its account`)
  return line
}
