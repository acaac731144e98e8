import type { RequestHandler } from 'express'

/** A router whose code is imported at its first request: if unused, it takes no memory and no startup time. */
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
