import type { Method } from './agent-call.ts'
import { type Fields, field, textField } from './field-spellings.ts'
import {
  invalidParams,
  pushNotificationNotSupported,
  taskNotFound,
  unsupportedOperation,
} from './protocol-errors.ts'

const PAGE_SIZE = 50
const PAGE_SIZE_MAX = 100

/** Replies to methods for tasks, streams and notifications, for agents that only answer with messages. */
export const noTaskMethods: Record<string, Method> = {
  GetTask: noSuchTask,
  CancelTask: noSuchTask,
  ListTasks: async (params) => ({
    tasks: [],
    nextPageToken: '',
    pageSize: pageSizeOf(params),
    totalSize: 0,
  }),
  SendStreamingMessage: refuse(() => unsupportedOperation('Streaming')),
  SubscribeToTask: refuse(() => unsupportedOperation('Streaming')),
  CreateTaskPushNotificationConfig: refuse(pushNotificationNotSupported),
  GetTaskPushNotificationConfig: refuse(pushNotificationNotSupported),
  ListTaskPushNotificationConfigs: refuse(pushNotificationNotSupported),
  DeleteTaskPushNotificationConfig: refuse(pushNotificationNotSupported),
  GetExtendedAgentCard: refuse(() => unsupportedOperation('An extended agent card')),
}

async function noSuchTask(params: Fields) {
  const id = textField(params, 'id', 'id') ?? textField(params, 'taskId', 'taskId')
  throw id ? taskNotFound(id) : invalidParams('id', 'is required')
}

function refuse(refusal: () => Error): Method {
  return async () => {
    throw refusal()
  }
}

function pageSizeOf(params: Fields): number {
  const size = field(params, 'pageSize') ?? PAGE_SIZE
  if (typeof size === 'number' && Number.isInteger(size) && size >= 1 && size <= PAGE_SIZE_MAX) {
    return size
  }
  throw invalidParams('pageSize', `must be a whole number from 1 to ${PAGE_SIZE_MAX}`)
}
