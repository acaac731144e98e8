import type { RequestHandler } from 'express'

/** A door whose code is read in at its first request: what nobody asks for takes no memory, and no time of a start. */
export function lateDoor(open: () => Promise<RequestHandler>): RequestHandler {
  let door: RequestHandler | undefined
  let opening: Promise<RequestHandler> | undefined
  return async (request, response, next) => {
    if (door) return door(request, response, next)
    opening ??= open().finally(() => {
      opening = undefined
    })
    door = await opening
    await door(request, response, next)
  }
}
