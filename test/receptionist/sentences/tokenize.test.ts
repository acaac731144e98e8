import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILES } from '../../../src/receptionist/sentences/model.ts'
import { TOKENS_MAX, tokenize } from '../../../src/receptionist/sentences/tokenize.ts'
import { Vocabulary } from '../../../src/receptionist/sentences/vocabulary.ts'

const vocabulary = new Vocabulary(FILES.tokenizerPath)
const file: { model: { vocab: Record<string, number> } } = JSON.parse(
  readFileSync(FILES.tokenizerPath, 'utf8'),
)
const names = new Map(Object.entries(file.model.vocab).map(([name, piece]) => [piece, name]))
const piecesOf = (text: string) =>
  tokenize(text, vocabulary)
    .slice(1, -1)
    .map((piece) => names.get(piece))
    .join(' ')

describe('word pieces', () => {
  it('stand between the marks of beginning and end', () => {
    expect(tokenize('hello world', vocabulary)).toEqual([101, 7592, 2088, 102])
  })

  it.each([
    ['Hello,  World!\n', 'hello , world !'],
    ['embeddings', 'em ##bed ##ding ##s'],
    ["don't", "don ' t"],
    ['Café naïve Ångström', 'cafe naive ang ##strom'],
    ['$85.50 + 3%', '$ 85 . 50 + 3 %'],
    ['(512) 555-0134', '( 512 ) 555 - 01 ##34'],
    ['“Really?” – yes…', '“ really ? ” – yes …'],
    ['o\u200Bk zero\u00ADwidth \uFEFFx', 'ok zero ##wi ##dt ##h x'],
    ['日本 です', '日 本 て ##す'],
    ['[CLS] [SEP]', '[ cl ##s ] [ sep ]'],
    ['constructor __proto__', 'construct ##or _ _ proto _ _'],
    ['😀', '[UNK]'],
    ['hi 👩‍👩‍👧‍👦!', 'hi [UNK] !'],
    ['a\uD800b \uFFFD', 'ab'],
    ['a'.repeat(101), '[UNK]'],
    ['', ''],
    [' \t\u00A0\u2003', ''],
    ['\u0000\u0007', ''],
    ['a\uE000b \u{1FAE9}', 'ab [UNK]'],
  ])('of %j are %j', (text, pieces) => {
    expect(piecesOf(text)).toBe(pieces)
  })

  it.each([
    ['words', 'water '.repeat(2_000)],
    ['one word', 'x'.repeat(10_000)],
    ['no blank', '?!'.repeat(5_000)],
    ['a long word at the end', `${'water '.repeat(60)}embeddings embeddings`],
  ])('are cut where the model has no place: %s', (_, text) => {
    const tokens = tokenize(text, vocabulary)
    expect(tokens.length).toBeLessThanOrEqual(TOKENS_MAX)
    expect(tokens.at(-1)).toBe(vocabulary.end)
  })
})
