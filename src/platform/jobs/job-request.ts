import { currentRequestId, requestIdOf, withRequestId } from '../../kernel/request-id.ts'

/** A job's data, plus the id of the request that caused it. */
export type Carried<Data> = Data & { requestId?: string }

/** The data of a job enqueued here. */
export function carryRequest<Data extends object>(data: Data): Carried<Data> {
  const requestId = currentRequestId()
  return requestId === undefined ? data : { ...data, requestId }
}

/** Runs a job under the id of its request, or its own id if it has none. */
export function underItsRequest<Data extends object>(
  job: { id: string; data: Carried<Data> | null },
  work: (data: Data) => Promise<void>,
): Promise<void> {
  const { requestId, ...data } = { requestId: undefined, ...job.data }
  return withRequestId(requestIdOf(requestId ?? job.id), () => work(data as Data))
}
