/** A minimal browser (cookies and forms) for the demo's owner. */
export function openBrowser() {
  const cookies = new Map<string, string>()

  async function visit(address: string, form?: Record<string, string>) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form ? { origin: new URL(address).origin } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    return {
      html: await response.text(),
      /** The address of a redirect, if there is one. */
      next: location === null ? undefined : new URL(location, address).href,
    }
  }

  /** Follows redirects until `isThere` matches, or to the first page that does not redirect. */
  async function follow(address: string, isThere = (_address: string) => false) {
    let at = address
    for (;;) {
      if (isThere(at)) return { at, html: '' }
      const { html, next } = await visit(at)
      if (next === undefined) return { at, html }
      at = next
    }
  }

  return { visit, follow }
}
