import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace'

const LEFT_OUT = ['url.query', 'client.address', 'network.peer.address']

/**
 * Paths and queries contain ids, secret links and codes, and network addresses are personal data. Traces go to another
 * company, so a span keeps only the first part of its path. The route, if any, says what it was about.
 */
export const privatePaths: SpanProcessor = {
  onStart: shorten,
  onEnding: shorten,
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

function shorten(span: Span) {
  const { attributes } = span
  const { 'url.path': path, 'url.full': address } = attributes
  if (typeof path === 'string') span.setAttribute('url.path', firstPart(path))
  if (typeof address === 'string') {
    const { origin, pathname } = new URL(address)
    span.setAttribute('url.full', origin + firstPart(pathname))
  }
  for (const name of LEFT_OUT) if (attributes[name] !== undefined) span.setAttribute(name, '-')
}

function firstPart(path: string): string {
  const [, first = ''] = path.split('/', 2)
  return `/${first}`
}
