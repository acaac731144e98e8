/**
 * The path and query of a request's target. Clients of a proxy send the whole address, which every server must take
 * (RFC 9112 §3.2.2).
 */
export function originForm(target: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []
  if (path === undefined) return target
  return path.startsWith('/') ? path : `/${path}`
}
