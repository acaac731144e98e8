import type { ErrorRequestHandler, RequestHandler } from 'express'

/** An error in the shape of Twilio's API: `{code, message, more_info, status}`. */
export class TwilioError extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const unknownResource: RequestHandler = (request) => {
  const path = `${request.baseUrl}${request.path}`
  throw new TwilioError(404, 20404, `The requested resource ${path} was not found`)
}

export const renderTwilioError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof TwilioError) {
    const { code, message, status } = error
    const more_info = `https://www.twilio.com/docs/errors/${code}`
    response.status(status).json({ code, message, more_info, status })
  } else if (error?.status === 400 || error?.status === 413) {
    renderTwilioError(new TwilioError(400, 20001, 'Invalid request body'), _request, response, next)
  } else next(error)
}
