import { numberWords } from './cues.ts'

const DIGITS = numberWords(
  'null=0 eins=1 ein=1 zwei=2 zwo=2 drei=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9',
)
const TEENS = numberWords(
  'zehn=10 elf=11 zwolf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19',
)
const TENS = numberWords(
  'zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90',
)
/** `sechsundzwanzig`: German writes the unit and the ten as one word. */
const COMPOUNDS = [...TENS].flatMap(([ten, tens]) =>
  [...DIGITS].map(([unit, digit]): [string, number] => [`${unit}und${ten}`, tens + digit]),
)
const BELOW_HUNDRED = [...DIGITS, ...TEENS, ...TENS, ...COMPOUNDS]
/** `fünfhundertzwölf`, `hundertzwei`: the hundred and what follows are one word too. */
const HUNDREDS = [...DIGITS, ['', 1] as const].flatMap(([unit, digit]): [string, number][] => [
  ...(unit === '' ? [] : [[`${unit}hundert`, digit * 100] as [string, number]]),
  ...BELOW_HUNDRED.map(([rest, value]): [string, number] => [
    `${unit}hundert${rest}`,
    digit * 100 + value,
  ]),
])

/** Up to 999. */
export const DE_NUMBERS: ReadonlyMap<string, number> = new Map([...BELOW_HUNDRED, ...HUNDREDS])
