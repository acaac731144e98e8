/** No page of ours runs an inline script or style, loads from another site, or is framed by one. */
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

/** `policy`: directives that come beside the strict ones, or take their place. */
export function securityHeaders(policy: Record<string, string>) {
  return {
    'content-security-policy': Object.entries({ ...POLICY, ...policy })
      .map((directive) => directive.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
  }
}
