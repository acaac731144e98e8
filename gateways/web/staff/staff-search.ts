import type { Response } from 'express'
import type { App } from '../../../src/app.ts'
import { execute } from '../../core/execute.ts'
import { StaffAccountsNewestDocument } from '../../generated/operations.ts'
import { stateOfLine } from '../console/lines/state-of-line.ts'
import { showStaff, time } from './staff-page.ts'

/** The staff start page: search for an account, or pick one of the newest. */
export async function showSearch(app: App, response: Response, clue?: string) {
  const context = { app, viewer: { kind: 'staff' } } as const
  const read = await execute(StaffAccountsNewestDocument, {}, context)
  const facts = { newest: read.accountsNewest, deadCount: read.deadLetters.length }
  const nothing = clue !== undefined
  showStaff(response, 'search', { ...facts, time, stateOfLine, clue, nothing }, nothing ? 404 : 200)
}
