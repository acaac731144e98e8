import type { RequestHandler } from 'express'

const BOTH = ['application/json', 'text/event-stream']

/** The library looks for both names in the header; a client may cover them with a range, or send no header at all. */
export const acceptBoth: RequestHandler = (request, _response, next) => {
  if (BOTH.every((type) => request.accepts(type))) request.headers.accept = BOTH.join(', ')
  next()
}
