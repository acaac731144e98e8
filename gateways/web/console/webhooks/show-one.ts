import type { Request, Response } from 'express'
import type { Refused } from '../frame/form-refusal.ts'

type Again = { typed?: Record<string, unknown>; refused?: Refused }

/** Shows an endpoint's page. `secret` is null if it was already shown. */
export type ShowOne = (
  request: Request,
  response: Response,
  more?: { status?: number; secret?: string | null; problem?: string } & Again,
) => Promise<void>
