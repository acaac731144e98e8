/** Our pages have no inline scripts or styles, load nothing from other sites, and cannot be framed by them. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'media-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** `policy`: directives that are added to the strict ones, or replace them. */
export function securityHeaders(policy: Record<string, string>) {
  return {
    'content-security-policy': Object.entries({ ...POLICY, ...policy })
      .map((directive) => directive.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
  }
}
