import type { Request, Response } from 'express'

/**
 * Goes to a page after a POST, and has it say one of its own notices. The address carries only the notice's name, so
 * that a link made by somebody else can have nothing said that we did not write.
 */
export function redirectSaying(response: Response, path: string, notice: string): void {
  response.redirect(303, saying(path, notice))
}

/** The address of the page that says it. */
export function saying(path: string, notice: string): string {
  const [page = path, anchor] = path.split('#')
  const query = `${page.includes('?') ? '&' : '?'}said=${notice}`
  return `${page}${query}${anchor ? `#${anchor}` : ''}`
}

/** What the page was told to say, for `it.notice`; undefined when nothing, or nothing that it knows. */
export function noticeOf(request: Request, notices: Record<string, string>): string | undefined {
  const { said } = request.query
  return typeof said === 'string' && Object.hasOwn(notices, said) ? notices[said] : undefined
}
