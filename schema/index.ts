import './scalars.ts'
import './errors.ts'
import './account.ts'
import './api-key.ts'
import './line.ts'
import './call-handling.ts'
import './meeting.ts'
import './test-line.ts'
import './test-call.ts'
import './provider-event.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema()
