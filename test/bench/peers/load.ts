import autocannon from 'autocannon'

/**
 * The load on one address, in a process of its own so that it can have a core of its own. Reads autocannon's options as JSON from
 * standard input, and writes what came of it as JSON.
 */
const load = JSON.parse(await input())

// It sees that it is through at a sample: of one a second, each run would last whole seconds.
const result = await autocannon({ sampleInt: 50, ...load })
const { non2xx, errors, timeouts, latency } = result
process.stdout.write(
  JSON.stringify({
    answered: result['2xx'],
    failed: non2xx + errors + timeouts,
    requestsPerSecond: result.requests.total / result.duration,
    p99Ms: latency.p99,
  }),
)

async function input(): Promise<string> {
  let text = ''
  for await (const part of process.stdin) text += part
  return text
}
