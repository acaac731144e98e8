import type { World } from './world.ts'

/** A repeated field has a list. */
export type Form = Record<string, string | readonly string[]>
type Visit = { headers?: Record<string, string>; form?: Form }

export type BrowserByHand = ReturnType<typeof openBrowserByHand>

/** A browser's cookies and forms only: the test follows redirects itself. */
export function openBrowserByHand(url: string) {
  const cookies = new Map<string, string>()

  async function visit(address: string, { headers = {}, form }: Visit = {}) {
    const response = await fetch(new URL(address, url), {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form ? { origin: url, 'sec-fetch-site': 'same-origin' } : {}),
        ...headers,
      },
      ...(form ? { method: 'POST', body: encoded(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    const location = response.headers.get('location')
    return {
      status: response.status,
      headers: response.headers,
      location,
      html: await response.text(),
    }
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    get: (address: string, headers: Record<string, string> = {}) => visit(address, { headers }),
    post: (address: string, form: Form, headers: Record<string, string> = {}) =>
      visit(address, { form, headers }),
    /** The CSRF token in a page's forms; pages without a session have none. */
    csrf: async (page = '/') => csrfIn((await visit(page)).html),
  }
}

function encoded(form: Form): URLSearchParams {
  const fields = Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return new URLSearchParams(fields)
}

export function csrfIn(html: string): string {
  return /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** A browser signed in through the sandbox's own page. */
export async function signIn(world: Pick<World, 'url'>, email: string, returnTo = '/developers') {
  const browser = openBrowserByHand(world.url)
  const begun = await browser.get(`/sign-in?${new URLSearchParams({ return_to: returnTo })}`)
  const callback = await signInThere(begun.location ?? '', email)
  const ended = await browser.get(callback)
  return { ...browser, landed: ended.location, csrfToken: await browser.csrf() }
}

/** Enters the email at the identity provider; returns the callback URL. */
export async function signInThere(authorizeUrl: string, email: string): Promise<string> {
  const { searchParams, origin } = new URL(authorizeUrl)
  const response = await fetch(`${origin}/oidc/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), email }),
  })
  return response.headers.get('location') ?? ''
}
