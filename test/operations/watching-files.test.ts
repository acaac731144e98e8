import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { carrierOf } from '../support/carrier-requests.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { metric, scrape } from '../support/scrape.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

type Panel = { title: string; targets: { expr: string }[] }
type Rule = { alert: string; expr: string }
type Selector = { name: string; matchers: { label: string; operator: string; value: string }[] }

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../ops', file), 'utf8')
const dashboard: { panels: Panel[] } = JSON.parse(read('grafana/dashboard.json'))
const alerts: { groups: { rules: Rule[] }[] } = parse(read('prometheus/alerts.yml'))
const queries = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ of: title, expr })),
)
const rules = alerts.groups.flatMap((group) => group.rules)
const conditions = rules.map(({ alert, expr }) => ({ of: alert, expr }))

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
  await journey()
})
afterAll(() => world.close())

/** A line is bought, a call answered, mails are sent, one provider fails once, one request is refused. */
async function journey() {
  await outsideOf(world.app.config).fault('postmark', 'down', 1)
  const { number } = await openLiveLine(world)
  const carrier = carrierOf(world.app)
  await carrier.post('/voice/incoming', { CallSid: 'CAseen', From: STRANGER, To: number })
  const relay = await carrier.relay()
  relay.send({ type: 'setup', callSid: 'CAseen', customParameters: { language: 'en' } })
  relay.send({ type: 'prompt', voicePrompt: 'What are your hours?', lang: 'en-US', last: true })
  const replies = () => metric(world, 'frontdesk_call_turn_duration_seconds_count')
  await until('the caller is answered', replies)
  await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ deadLetters { externalId } }' }),
  })
  relay.close()
  await relay.closed
}

/** The selectors of an expression. @throws with the position when it is not PromQL */
function selectorsOf(expr: string): Selector[] {
  const found: Selector[] = []
  const text = ({ from, to }: { from: number; to: number }) => expr.slice(from, to)
  parser.parse(expr).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${expr}`)
      if (node.name === 'VectorSelector') found.push({ name: '', matchers: [] })
      if (node.name === 'Identifier') Object.assign(found.at(-1) ?? {}, { name: text(node) })
      if (node.name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] =
          /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text(node)) ?? []
        found.at(-1)?.matchers.push({ label, operator, value })
      }
    },
  })
  return found
}

const isMet = (
  labels: Record<string, string>,
  { label, operator, value }: Selector['matchers'][0],
) => {
  const given = labels[label] ?? ''
  const isIt = operator.includes('~') ? new RegExp(`^(?:${value})$`).test(given) : given === value
  return operator.startsWith('!') ? !isIt : isIt
}

test('a query that is not PromQL is found', () => {
  expect(() => selectorsOf('sum by (door (rate(x[5m]))')).toThrow(/not PromQL/)
  expect(selectorsOf('rate(a_total{b=~"c|d"}[5m]) / e')).toEqual([
    { name: 'a_total', matchers: [{ label: 'b', operator: '=~', value: 'c|d' }] },
    { name: 'e', matchers: [] },
  ])
})

test('every query and every condition is PromQL, on metrics that there are, by labels that they have', async () => {
  expect(queries.length).toBeGreaterThan(20)
  expect(conditions.length).toBeGreaterThan(10)
  const { text, samples } = await scrape(world.url, world.app.staffToken)
  const types = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const { of, expr } of [...queries, ...conditions]) {
    const selectors = selectorsOf(expr)
    expect(selectors.length, of).toBeGreaterThan(0)
    // `up` is Prometheus's own metric.
    for (const { name, matchers } of selectors.filter((selector) => selector.name !== 'up')) {
      expect(types, `${of}: ${name}`).toContain(name.replace(/_(bucket|count|sum)$/, ''))
      const labels = samples.find((sample) => sample.name === name)?.labels
      const unknown = matchers.filter(({ label }) => labels && !(label in labels))
      expect(unknown, of).toEqual([])
    }
  }
})

test('every query of the dashboard has something to show after a journey', async () => {
  const { samples } = await scrape(world.url, world.app.staffToken)
  const hasData = ({ name, matchers }: Selector) =>
    samples.some(
      (sample) =>
        sample.name === name && matchers.every((matcher) => isMet(sample.labels, matcher)),
    )
  const empty = queries.filter(({ expr }) => !selectorsOf(expr).some(hasData))
  expect(empty).toEqual([])
})

test('every metric of ours is on the dashboard or in an alert', async () => {
  const { text } = await scrape(world.url, world.app.staffToken)
  const ours = [...text.matchAll(/^# TYPE (frontdesk_\w+)/gm)].map(([, name = '']) => name)
  const used = [...queries, ...conditions].flatMap(({ expr }) => selectorsOf(expr))
  const names = new Set(used.map(({ name }) => name.replace(/_(bucket|count|sum)$/, '')))
  expect(ours.filter((name) => !names.has(name) && !names.has(`${name}_total`))).toEqual([])
})
