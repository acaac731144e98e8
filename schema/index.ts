import './scalars.ts'
import './errors.ts'
import './account.ts'
import './agent-grant.ts'
import './api-key.ts'
import './saved-recipient.ts'
import './line.ts'
import './call-handling.ts'
import './meeting.ts'
import './test-line.ts'
import './provider-event.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema()
