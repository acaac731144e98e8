import type { ErrorRequestHandler } from 'express'

/** A failure in Postmark's shape, `{ErrorCode, Message}` (postmarkapp.com/developer/api/overview#error-codes). */
export class PostmarkError extends Error {
  readonly status: number
  readonly body: { ErrorCode: number; Message: string }

  constructor(status: number, errorCode: number, message: string) {
    super(message)
    this.status = status
    this.body = { ErrorCode: errorCode, Message: message }
  }
}

export const renderPostmarkError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof PostmarkError) response.status(error.status).json(error.body)
  else if (error?.type === 'entity.parse.failed') {
    response.status(422).json(new PostmarkError(422, 402, 'Received invalid JSON input.').body)
  } else if (error?.type === 'entity.too.large') {
    response.status(413).json(new PostmarkError(413, 300, 'The message is too large.').body)
  } else next(error)
}
