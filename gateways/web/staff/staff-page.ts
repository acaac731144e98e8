import type { Request, Response } from 'express'
import { renderPage } from '../../browser/render-page.ts'

/** Renders `pages/<page>.eta`; `it.csrf` is what its forms carry. */
export function showStaff(response: Response, page: string, facts: object = {}, status = 200) {
  const csrf = csrfOf(response)
  renderPage(response, `web/staff/pages/${page}`, { ...facts, csrf }, { status, isPrivate: true })
}

/** Set where the session was found to be open; undefined for everybody else. */
export function csrfOf(response: Response): string | undefined {
  return response.locals.staffCsrf
}

export function textOf({ body }: Request, name: string): string {
  const value = body?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
  hourCycle: 'h23',
})

/** Operators compare with logs, which are in UTC. */
export function time(at: string | Date): string {
  return `${TIME.format(new Date(at))} UTC`
}
