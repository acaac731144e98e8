import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeAgentToken } from '../support/agent-token.ts'
import { openTokenProxy } from '../support/token-proxy.ts'
import { openWorld, type World } from '../support/world.ts'

/**
 * Every scenario of `@modelcontextprotocol/conformance` for a server with tools and without sessions. The others call
 * tools, prompts and resources that only a test server has.
 */
const SCENARIOS = {
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'resources-list',
    'caching',
    'http-header-validation',
    'dns-rebinding-protection',
    'server-sse-multiple-streams',
    'sep-2164-resource-not-found',
    'input-required-result-unsupported-methods',
    'input-required-result-validate-input',
  ],
}

const SUITE = 'node_modules/@modelcontextprotocol/conformance/dist/index.js'
const BASELINE = join(import.meta.dirname, 'conformance-baseline.yml')

let world: World
let proxy: Awaited<ReturnType<typeof openTokenProxy>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  const { accountId } = await world.account()
  proxy = await openTokenProxy(world.url, await storeAgentToken(world.app, accountId))
})
afterAll(async () => {
  proxy.close()
  await world.close()
})

describe.each(Object.entries(SCENARIOS))('%s', (revision, scenarios) => {
  test.each(scenarios)('%s', async (scenario) => {
    const { code, output } = await runScenario(revision, scenario)
    expect(output).toMatch(/Passed: [1-9]/)
    expect(code, output).toBe(0)
  })
})

function runScenario(revision: string, scenario: string) {
  const options = {
    url: `${proxy.url}/mcp`,
    scenario,
    'spec-version': revision,
    'expected-failures': BASELINE,
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [SUITE, 'server', ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` })
    })
  })
}
