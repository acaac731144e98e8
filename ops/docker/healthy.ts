// The image's HEALTHCHECK: whether this container's own server answers. A worker without a port is not checked.
const { ROLE, PORT = '8080', WORKER_PORT } = process.env
const port = ROLE === 'worker' ? WORKER_PORT : PORT
if (port) {
  const answer = await fetch(`http://localhost:${port}/healthz`, {
    signal: AbortSignal.timeout(4_000),
  }).catch(() => undefined)
  process.exitCode = answer?.ok ? 0 : 1
}
