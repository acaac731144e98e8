import type { Range, Utterance } from '../utterance.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const LAST = words(
  'last surname lastname family apellido apellidos sobrenome apelido nachname familienname famille soyadim ' +
    'soyismim фамилия',
)
const FIRST = words('first firstname prenom vorname имя')
const BOTH = words('and full y et und e ve и')

/** Which part of a name a lead or tail mentions: "my last name is", "is my first name". Null for the whole. */
export function namePart(utterance: Utterance, { from, to }: Range): 'first' | 'last' | null {
  const said = utterance.words.slice(from, to).map(({ folded }) => folded)
  // An "é" at the end is the verb "is".
  if (said.slice(0, -1).some((word) => BOTH.has(word))) return null
  if (said.some((word) => LAST.has(word))) return 'last'
  return said.some((word) => FIRST.has(word)) ? 'first' : null
}
