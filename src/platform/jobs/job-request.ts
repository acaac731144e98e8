import { currentRequestId, requestIdOf, withRequestId } from '../../kernel/request-id.ts'

/** What a job carries, and the id of the request that it follows from. */
export type Carried<Data> = Data & { requestId?: string }

/** The data of a job that is enqueued here. */
export function carryRequest<Data extends object>(data: Data): Carried<Data> {
  const requestId = currentRequestId()
  return requestId === undefined ? data : { ...data, requestId }
}

/** Works a job off under the id of its request; one that follows from none goes by its own. */
export function underItsRequest<Data extends object>(
  job: { id: string; data: Carried<Data> | null },
  work: (data: Data) => Promise<void>,
): Promise<void> {
  const { requestId, ...data } = { requestId: undefined, ...job.data }
  return withRequestId(requestIdOf(requestId ?? job.id), () => work(data as Data))
}
