import type { Request, Response } from 'express'

/**
 * Redirects after a POST to a page that shows one of its notices. The address holds only the notice's name, so a link
 * made by somebody else cannot show text that we did not write.
 */
export function redirectSaying(response: Response, path: string, notice: string): void {
  response.redirect(303, saying(path, notice))
}

/** The address of the page with that notice. */
export function saying(path: string, notice: string): string {
  const [page = path, anchor] = path.split('#')
  const query = `${page.includes('?') ? '&' : '?'}said=${notice}`
  return `${page}${query}${anchor ? `#${anchor}` : ''}`
}

/** The notice named in the address, for `it.notice`; undefined if none is named or the page does not know it. */
export function noticeOf(request: Request, notices: Record<string, string>): string | undefined {
  const { said } = request.query
  return typeof said === 'string' && Object.hasOwn(notices, said) ? notices[said] : undefined
}
