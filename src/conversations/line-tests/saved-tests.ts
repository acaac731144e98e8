import { isMap, isScalar, parseDocument, YAMLSeq } from 'yaml'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError, notFound } from '../../kernel/errors.ts'
import { text } from '../../kernel/text/text-schema.ts'
import { lockLine } from '../../lines/lock-line.ts'
import { requireLine } from '../../lines/read-lines.ts'
import { LineTestsError, readLineTests } from './read-line-tests.ts'

const FILE_CHARACTERS_MAX = 20_000

type LineKey = { accountId: string; id: string }

/** The owner's tests of a line, as they wrote them; null before any is saved. */
export async function savedTests(app: App, { accountId, id }: LineKey): Promise<string | null> {
  const where = { accountId_id: { accountId, id } }
  const line = await app.db.line.findUnique({ where, select: { testFile: true } })
  return line?.testFile ?? null
}

/**
 * Saves the tests of a line in place of those it had; an empty text leaves none. Returns the line.
 * @throws {ApiError} not_found; invalid_request for what is no test file
 */
export function saveTests(app: App, viewer: Owner, lineId: string, file: string) {
  return change(app, viewer, lineId, () => (file.trim() === '' ? null : file))
}

/**
 * Adds tests after those that are saved, whose comments stay. Returns the line.
 * @throws {ApiError} not_found; invalid_request for what is no test file
 */
export function addTests(app: App, viewer: Owner, lineId: string, file: string) {
  return change(app, viewer, lineId, (saved) => {
    readable(file)
    if (saved === null) return file
    const document = parseDocument(saved)
    const tests = document.get('tests')
    if (tests instanceof YAMLSeq) {
      for (const test of parseDocument(file).toJS().tests) tests.add(document.createNode(test))
    }
    return document.toString(UNFOLDED)
  })
}

/**
 * Removes the test at that place, if it still has that name. Returns the line.
 * @throws {ApiError} not_found
 */
export function removeTest(
  app: App,
  viewer: Owner,
  lineId: string,
  { place, name }: { place: number; name: string },
) {
  return change(app, viewer, lineId, (saved) => {
    const document = parseDocument(saved ?? '')
    const tests = document.get('tests')
    if (!(tests instanceof YAMLSeq) || nameOf(tests.get(place)) !== name) return saved
    tests.delete(place)
    return tests.items.length > 0 ? document.toString(UNFOLDED) : null
  })
}

/** A sentence stays on its line, however long. */
const UNFOLDED = { lineWidth: 0 }

function nameOf(test: unknown): unknown {
  const name = isMap(test) ? test.get('name') : undefined
  return isScalar(name) ? name.value : name
}

/** Under the line's lock, so that parallel changes see each other. */
async function change(
  app: App,
  viewer: Owner,
  lineId: string,
  make: (saved: string | null) => string | null,
) {
  const { accountId } = viewer
  await app.db.$transaction(async (tx) => {
    await lockLine(tx, { accountId, lineId })
    const where = { accountId_id: { accountId, id: lineId } }
    const line = await tx.line.findUnique({ where, select: { testFile: true } })
    if (!line) throw notFound('line')
    const testFile = make(line.testFile)
    if (testFile !== null) readable(testFile)
    await tx.line.update({ where, data: { testFile }, select: { id: true } })
  })
  return requireLine(app, viewer, lineId)
}

/** @throws {ApiError} invalid_request */
function readable(file: string): void {
  const problem = problemIn(file)
  if (problem !== undefined) {
    throw new ApiError('invalid_request', problem, { field: ['tests'] })
  }
}

function problemIn(file: string): string | undefined {
  const asText = text(FILE_CHARACTERS_MAX).safeParse(file)
  if (!asText.success) return asText.error.issues[0]?.message
  try {
    readLineTests(file)
  } catch (error) {
    if (error instanceof LineTestsError) return error.message
    throw error
  }
  return undefined
}
