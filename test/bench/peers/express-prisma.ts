import express from 'express'
import { keyFinder } from './keys.ts'
import { prismaCalls } from './prisma.ts'
import { openPool, port } from './settings.ts'

/** Express and Prisma, the pair that most such services are written with. */
const accountOf = keyFinder(openPool())
const app = express()
app.use(express.json())
app.use(async (request, response, next) => {
  response.locals.accountId = await accountOf(request.headers.authorization)
  if (response.locals.accountId) return next()
  response.status(401).json({ error: { code: 'invalid_api_key' } })
})

app.get('/v1/lines/:id/calls', async (request, response) => {
  const page = await prismaCalls(response.locals.accountId, request.params.id, 25)
  if (!page) return response.status(404).json({ error: { code: 'not_found' } })
  const items = page.calls.map(({ id, at, caller, durationSeconds, summary, urgent }) => ({
    id,
    at,
    caller,
    duration_seconds: durationSeconds,
    summary,
    urgent,
  }))
  return response.json({ items, next_before: page.hasMore ? items.at(-1)?.at : null })
})
app.listen(port)
