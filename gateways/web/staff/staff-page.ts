import type { Request, Response } from 'express'
import { renderPage } from '../../browser/render-page.ts'

/** Renders `pages/<page>.eta`; `it.csrf` is the token for its forms. */
export function showStaff(response: Response, page: string, facts: object = {}, status = 200) {
  const csrf = csrfOf(response)
  renderPage(response, `web/staff/pages/${page}`, { ...facts, csrf }, { status, isPrivate: true })
}

/** Set if the staff session is open; undefined for everybody else. */
export function csrfOf(response: Response): string | undefined {
  return response.locals.staffCsrf
}

export function textOf({ body }: Request, name: string): string {
  const value = body?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A time as HTML: in UTC, until `local-times.js` changes it to the viewer's zone. The page's head names the zone. */
export function time(at: string | Date, place?: 'within a sentence'): string {
  const date = new Date(at)
  const within = place ? ' data-within' : ''
  return `<time datetime="${date.toISOString()}"${within}>${TIME.format(date)}</time>`
}
