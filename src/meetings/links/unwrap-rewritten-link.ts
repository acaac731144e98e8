/** Services that rewrite links in mails and chats, and the parameter with the original. */
const PARAMETERS: readonly (readonly [host: RegExp, path: RegExp, names: readonly string[]])[] = [
  [/^[a-z0-9-]+\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/, /^\//, ['url']],
  [/^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/, /safelinks/, ['url']],
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/url$/, ['q', 'url']],
  [/^urldefense\.proofpoint\.com$/, /^\/v1\/url$/, ['u']],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, ['a']],
  [/^slack-redir\.net$/, /^\/link$/, ['url']],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, ['u']],
]

/** The original text of a rewritten link; undefined for any other link. Nothing is fetched. */
export function unwrapped(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url
  for (const [host, path, names] of PARAMETERS) {
    if (!host.test(hostname) || !path.test(pathname)) continue
    const name = names.find((known) => searchParams.has(known))
    return name === undefined ? undefined : (searchParams.get(name) ?? undefined)
  }
  return ofProofpoint(url) ?? ofCisco(url)
}

/** Proofpoint v2 writes `_` for `/` and `-3A` for `%3A`; v3 keeps the link between underscores. */
function ofProofpoint({ hostname, pathname, searchParams, href }: URL): string | undefined {
  if (hostname === 'urldefense.proofpoint.com' && pathname === '/v2/url') {
    return searchParams.get('u')?.replaceAll('_', '/').replaceAll('-', '%')
  }
  if (!/^urldefense(?:\.us|\.com)$/.test(hostname)) return undefined
  const [, inner, letters = ''] = /\/v3\/__(.+?)__;([\w-]*=*)!/.exec(href) ?? []
  return inner === undefined ? undefined : withLetters(inner, letters)
}

/**
 * Disallowed characters are replaced by stars and kept in Base64 after the link; `**A` stands for a number of them.
 */
function withLetters(link: string, base64: string): string {
  const letters = [...Buffer.from(base64, 'base64url').toString()]
  return link.replace(/\*\*([A-Za-z0-9_-])|\*/g, (_stars, run?: string) =>
    letters.splice(0, run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2).join(''),
  )
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** `https://secure-web.cisco.com/<signature>/<the link, encoded>` */
function ofCisco({ hostname, pathname }: URL): string | undefined {
  return hostname === 'secure-web.cisco.com' ? pathname.split('/').at(2) : undefined
}
