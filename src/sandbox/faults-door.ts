import express, { Router } from 'express'
import { z } from 'zod'
import { FAULT_MODES } from './faults.ts'
import type { Sandbox } from './sandbox.ts'

const PROVIDERS = ['stripe', 'postmark', 'twilio', 'recall', 'attendee', 'oidc'] as const

const Fault = z.strictObject({
  provider: z.enum(PROVIDERS),
  mode: z.enum(FAULT_MODES),
  times: z.number().int().min(0).max(1_000_000).default(1),
})

/** `POST /faults {provider, mode, times?}`: the next `times` (1) requests or webhooks fail this way; 0 clears it. */
export function faultsDoor({ faults, log }: Sandbox): Router {
  const router = Router()
  router.use(express.json())
  router.post('/', (request, response) => {
    const fault = Fault.safeParse(request.body)
    if (!fault.success) {
      const issue = fault.error.issues[0]
      const message = `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`
      response.status(400).json({ error: { code: 'invalid_request', message } })
      return
    }
    const { provider, mode, times } = fault.data
    faults.set(provider, mode, times)
    log.info({ provider, mode, times }, 'fault set')
    response.json({ provider, mode, times })
  })
  return router
}
