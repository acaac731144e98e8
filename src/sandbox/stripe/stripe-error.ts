import type { ErrorRequestHandler } from 'express'

type Detail = { code?: string; param?: string; type?: string; payment_intent?: object }

/** An error in the shape of Stripe's API: `{error: {type, code, param, message}}`. */
export class StripeError extends Error {
  readonly status: number
  readonly body: { error: Detail & { type: string; message: string } }

  constructor(status: number, message: string, detail: Detail = {}) {
    super(message)
    this.status = status
    this.body = { error: { message, type: 'invalid_request_error', ...detail } }
  }
}

export const renderStripeError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof StripeError) response.status(error.status).json(error.body)
  else if (error?.type === 'entity.parse.failed' || error?.status === 400) {
    response.status(400).json(new StripeError(400, 'Invalid request body.').body)
  } else next(error)
}
