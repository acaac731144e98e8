const LENGTH_MAX = 2_000
const ANY_SITE = 'https://site.invalid'

/**
 * The path and query to return to after signing in, as a browser reads it. Undefined for anything that may lead off
 * this site (`//evil.example`, `/\evil.example`, `/.//evil.example`) or back to signing in.
 */
export function ownPath(text: string): string | undefined {
  if (!text.startsWith('/') || text.length > LENGTH_MAX || !URL.canParse(text, ANY_SITE)) {
    return undefined
  }
  const { origin, pathname, search } = new URL(text, ANY_SITE)
  const leadsAway = origin !== ANY_SITE || /^\/[/\\]/.test(pathname)
  return leadsAway || pathname.startsWith('/sign-in') ? undefined : `${pathname}${search}`
}
