import type { Config } from '../../kernel/config/config.ts'
import type { Carrier } from './carrier.ts'

const API_VERSION = '2010-04-01'
const RECORDING = /\/Recordings\/(RE[0-9a-f]{32})\b/
/** Time until the response begins; the download itself has no limit. */
const ANSWERS_WITHIN_MS = 8_000

/** The carrier's id of a recording, from the URL it reported; undefined for any other URL. */
export function recordingSid(recordingUrl: string): string | undefined {
  return RECORDING.exec(recordingUrl)?.[1]
}

/** Downloads a recording. Our password is sent only to the carrier's own address. */
export function recordedSound({ twilio }: Pick<Config, 'twilio'>): Pick<Carrier, 'openRecording'> {
  const { accountSid, authToken, apiBase } = twilio
  const password = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    async openRecording(recordingUrl, { range, signal }) {
      const sid = recordingSid(recordingUrl)
      if (!sid) return undefined
      const address = `${apiBase}/${API_VERSION}/Accounts/${accountSid}/Recordings/${sid}.wav`
      const headers = { authorization: `Basic ${password}`, ...(range ? { range } : {}) }
      const response = await within(ANSWERS_WITHIN_MS, signal, (both) =>
        fetch(address, { headers, signal: both }),
      )
      if (response.ok && response.body) return soundOf(response, response.body)
      await response.body?.cancel()
      if (response.status === 404 || response.status === 416) return undefined
      throw new Error(`the carrier answered ${response.status} for a recording`)
    },
  }
}

function soundOf({ headers }: Response, body: ReadableStream<Uint8Array>) {
  const length = headers.get('content-length')
  return {
    body: chunksOf(body),
    lengthBytes: length === null ? undefined : Number(length),
    /** The position of this part in the whole. */
    contentRange: headers.get('content-range') ?? undefined,
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** The time limit covers only the response, not the download that follows. */
async function within<T>(
  milliseconds: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new Error('the carrier did not answer in time')),
    milliseconds,
  )
  try {
    return await ask(AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
