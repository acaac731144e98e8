import type { Response } from 'express'
import { ConsoleListFrameDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'

/** What a list can be filtered by: the account's lines, and the time zone in which its days begin. */
export async function listFrame(desk: ConsoleContext, response: Response) {
  const { account } = await desk.run(response, ConsoleListFrameDocument, {})
  const lines = account.lines.edges.map(({ node }) => node)
  const timeZones = lines.map(({ timeZone }) => timeZone)
  return { timeZone: account.timeZone, timeZones, lines, line: lines[0] }
}
