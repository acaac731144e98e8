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
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** As HTML: in UTC here, in the zone of whoever looks once `local-times.js` ran. The page's foot says which it is. */
export function time(at: string | Date): string {
  const date = new Date(at)
  return `<time datetime="${date.toISOString()}">${TIME.format(date)}</time>`
}
