import { JSONRPCErrorCode, JSONRPCErrorException } from 'json-rpc-2.0'

/** The protocol's version; its patch number is never sent. */
export const PROTOCOL_VERSION = '1.0'

const A2A_DOMAIN = 'a2a-protocol.org'

type Metadata = Record<string, string>

export function errorInfo(reason: string, metadata: Metadata = {}, domain = A2A_DOMAIN) {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain, metadata }
}

export function taskNotFound(taskId: string) {
  const data = [errorInfo('TASK_NOT_FOUND', { taskId })]
  return new JSONRPCErrorException(
    'Task not found: this agent answers with messages.',
    -32001,
    data,
  )
}

export function pushNotificationNotSupported() {
  const data = [errorInfo('PUSH_NOTIFICATION_NOT_SUPPORTED')]
  return new JSONRPCErrorException('Push notifications are not supported.', -32003, data)
}

export function unsupportedOperation(what: string) {
  const data = [errorInfo('UNSUPPORTED_OPERATION')]
  return new JSONRPCErrorException(`${what} is not supported.`, -32004, data)
}

export function contentTypeNotSupported(what: string) {
  const data = [errorInfo('CONTENT_TYPE_NOT_SUPPORTED')]
  return new JSONRPCErrorException(what, -32005, data)
}

export function versionNotSupported(requestedVersion: string) {
  const supportedVersions = PROTOCOL_VERSION
  const data = [errorInfo('VERSION_NOT_SUPPORTED', { requestedVersion, supportedVersions })]
  const message = `A2A version ${requestedVersion} is not supported; supported: ${PROTOCOL_VERSION}`
  return new JSONRPCErrorException(message, -32009, data)
}

/** `field` is the path in the parameters, in the protocol's names: `message.parts`. */
export function invalidParams(field: string, description: string) {
  const violation = {
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field, description }],
  }
  return new JSONRPCErrorException('Invalid parameters', JSONRPCErrorCode.InvalidParams, [
    violation,
  ])
}
