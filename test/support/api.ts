import { assertDescribed } from './description.ts'

export type Api = ReturnType<typeof createApi>

type Answer<Body> = { status: number; headers: Headers; body: Body }

/** A client of REST `/v1`. Fails, with the whole exchange, when a response does not match the description. */
export function createApi(baseUrl: string, key: string) {
  async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${baseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { status } = response
    const answered = text ? JSON.parse(text) : undefined
    assertDescribed(method, path, status, answered, response.headers)
    return { status, headers: response.headers, body: answered }
  }

  return {
    call,
    get: <Body = never>(path: string) => call<Body>('GET', path),
    post: <Body = never>(path: string, body: unknown, headers?: Record<string, string>) =>
      call<Body>('POST', path, body, headers),
  }
}
