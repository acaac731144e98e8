import DataLoader from 'dataloader'
import type { App } from '../src/app.ts'
import { callsById, messagesOfCalls } from '../src/calls/calls-by-id.ts'
import type { CallView, MessageView } from '../src/calls/read-calls.ts'
import { keptWith } from '../src/kernel/kept-with.ts'
import type { Context } from './context.ts'

/** Loaders by call id. */
type Loaders = {
  call: DataLoader<string, CallView | null>
  message: DataLoader<string, MessageView | null>
}

const asked = keptWith<Context, Map<string, Loaders>>('calls asked for')

/** Reads the calls of a whole page of entries in one statement; null if deleted. */
export function loadCall(context: Context, accountId: string, id: string) {
  return loadersOf(context, accountId).call.load(id)
}

/** Reads the messages left in a whole page of calls in one statement. */
export function loadMessageOfCall(context: Context, accountId: string, callId: string) {
  return loadersOf(context, accountId).message.load(callId)
}

function loadersOf(context: Context, accountId: string): Loaders {
  const ofAccounts = asked.once(context, () => new Map<string, Loaders>())
  const loaders = ofAccounts.get(accountId) ?? open(context.app, accountId)
  ofAccounts.set(accountId, loaders)
  return loaders
}

function open(app: App, accountId: string): Loaders {
  return {
    call: new DataLoader((ids) => callsById(app, accountId, ids)),
    message: new DataLoader((callIds) => messagesOfCalls(app, accountId, callIds)),
  }
}
