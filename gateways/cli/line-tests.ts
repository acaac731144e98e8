import { readFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import type { LineTest } from '../../src/conversations/line-tests/line-test.ts'
import {
  LineTestsError,
  readLineTests,
} from '../../src/conversations/line-tests/read-line-tests.ts'
import { type LineTestResult, PLAY, playLineTest } from '../wire/play-line-test.ts'
import { CliError, type Client } from './client.ts'

/** Exit codes: a test failed; the tests could not be run. */
const FAILED = 1
const NOT_PLAYED = 2

type Options = { line: string; key?: string }
type Setting = (key: string | undefined) => { client: Client; json: boolean }

/** `frontdesk test <file…> --line <id>`: runs an owner's own tests, for example in a build (docs/line-tests.md). */
export function addLineTests(program: Command, setting: Setting): void {
  program
    .command('test')
    .description("plays calls against a line and looks at what comes of them: an owner's tests")
    .argument('<file...>', 'YAML; docs/line-tests.md has the form')
    .requiredOption('--line <id>', 'line_…')
    .addOption(
      new Option('--key <key>', 'an API key of the account; else the staff token').env(
        'FRONTDESK_KEY',
      ),
    )
    .action(async (files: string[], { line, key }: Options) => {
      process.exitCode = await runTests(files, line, () => setting(key)).catch((error) => {
        if (!(error instanceof CliError)) throw error
        process.stderr.write(`${error.message}\n`)
        return NOT_PLAYED
      })
    })
}

/** Returns the exit code. Reads all files before it plays the first call. @throws {CliError} */
async function runTests(files: string[], line: string, setting: () => ReturnType<Setting>) {
  const tests = files.flatMap(readFile)
  const { client, json } = setting()
  const results: LineTestResult[] = []
  for (const test of tests) {
    const result = await playOne(client, line, test)
    if (!json) process.stdout.write(inWords(result))
    results.push(result)
  }
  process.stdout.write(json ? `${JSON.stringify(results, null, 2)}\n` : sum(results))
  return results.every(({ passed }) => passed) ? 0 : FAILED
}

/** @throws {CliError} naming the file and every wrong line */
function readFile(file: string): LineTest[] {
  try {
    return readLineTests(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof LineTestsError) {
      throw new CliError(error.message.replace(/^line (\d+)/gm, `${file}:$1`))
    }
    throw new CliError(`${file}: ${(error as Error).message}`)
  }
}

async function playOne(client: Client, line: string, test: LineTest): Promise<LineTestResult> {
  const result = await playLineTest(line, test, (input) => client.run(PLAY, { input }))
  if (!result) throw new CliError('No such line.')
  return result
}

function inWords({ name, passed, faults, turns }: LineTestResult): string {
  if (passed) return `✓ ${name}\n`
  const said = turns.map(({ who, text }) => `      ${who}: ${text}`)
  return [`✗ ${name}`, ...faults.map((fault) => `    ${fault}`), ...said, ''].join('\n')
}

function sum(results: readonly LineTestResult[]): string {
  const failed = results.filter(({ passed }) => !passed).length
  return `${results.length - failed} passed, ${failed} failed\n`
}
