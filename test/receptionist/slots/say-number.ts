import fc from 'fast-check'
import type { Language } from '../../../src/kernel/languages.ts'

/** How people say digits, written separately for the tests: nothing is read from the data under test. */
const DIGITS: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  pt: 'zero um dois três quatro cinco seis sete oito nove',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  tr: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
  ru: 'ноль один два три четыре пять шесть семь восемь девять',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun',
}
const TEENS: Record<Language, string> = {
  en: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  es: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  pt: 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
  fr: 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tr: 'on',
  ru: [
    'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать',
    'семнадцать восемнадцать девятнадцать',
  ].join(' '),
  de: 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
}
const TENS: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  fr: 'vingt trente quarante cinquante soixante',
  tr: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
  ru: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
}
const HUNDREDS: Partial<Record<Language, string>> = {
  es: 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  pt: 'duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
  ru: 'двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
}

const at = (words: string, index: number) => words.split(' ')[index] ?? ''

export function sayDigits(digits: string, language: Language): string {
  return Array.from(digits, (digit) => at(DIGITS[language], Number(digit))).join(' ')
}

/** 0 to 99 as a number: `forty-two`. */
export function sayNumber(value: number, language: Language): string {
  const [ten, unit] = [Math.floor(value / 10), value % 10]
  const digit = at(DIGITS[language], unit)
  if (ten === 0) return digit
  if (language === 'fr' && value >= 70) return sayFrench(value)
  if (ten === 1)
    return language === 'tr' ? `on${unit === 0 ? '' : ` ${digit}`}` : at(TEENS[language], unit)
  const tens = at(TENS[language], ten - 2)
  return unit === 0 ? tens : sayTens(tens, value, language)
}

function sayTens(tens: string, value: number, language: Language): string {
  const [ten, unit] = [Math.floor(value / 10), value % 10]
  const digit = at(DIGITS[language], unit)
  if (language === 'de') return `${unit === 1 ? 'ein' : digit}und${tens}`
  if (language === 'es') return ten === 2 ? at(VEINTI, unit) : `${tens} y ${digit}`
  if (language === 'pt') return `${tens} e ${digit}`
  if (language === 'fr') return unit === 1 ? `${tens} et un` : `${tens}-${digit}`
  return `${tens} ${digit}`
}

const VEINTI =
  ' veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'

function sayFrench(value: number): string {
  if (value < 80) return `soixante${value === 71 ? ' et onze' : `-${sayNumber(value - 60, 'fr')}`}`
  return value === 80 ? 'quatre-vingts' : `quatre-vingt-${sayNumber(value - 80, 'fr')}`
}

/** 100 to 999 as a number. */
export function sayHundreds(value: number, language: Language): string {
  const [hundred, rest] = [Math.floor(value / 100), value % 100]
  const more = rest === 0 ? '' : sayNumber(rest, language)
  const word = at(HUNDREDS[language] ?? '', hundred - 2)
  const unit = at(DIGITS[language], hundred)
  if (language === 'de') return `${unit}hundert${rest === 1 ? 'eins' : more}`
  if (language === 'pt') return more === '' ? word : `${word} e ${more}`
  const said = { en: `${unit} hundred`, fr: `${unit} cent`, tr: `${unit} yüz` } as const
  const lead = language in said ? said[language as keyof typeof said] : word
  return `${lead} ${more}`.trim()
}

/** Two digits as people say them in a number: `twenty six`, `zero five`. */
export function sayPair(pair: string, language: Language): string {
  return pair.startsWith('0') ? sayDigits(pair, language) : sayNumber(Number(pair), language)
}

const digit = fc.integer({ min: 0, max: 9 })
const nonzero = fc.integer({ min: 2, max: 9 })
const three = fc.tuple(nonzero, digit, digit).map((all) => all.join(''))

/** Ten digits that are a valid North American number. */
export const phoneDigits = fc
  .tuple(three, three, fc.array(digit, { minLength: 4, maxLength: 4 }))
  .map(([area, exchange, line]) => area + exchange + line.join(''))
  .filter((all) => !/^(?:\d{3})?[2-9]11|^900|^\d{3}976/.test(all))

/** The ways to say a number, each from the same ten digits. */
export function forms(digits: string, language: Language): string[] {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  const [first, last] = [line.slice(0, 2), line.slice(2)]
  const words = (group: string) => sayDigits(group, language)
  const pairs = `${sayPair(first, language)}, ${sayPair(last, language)}`
  const all = [
    digits,
    `${area} ${exchange} ${line}`,
    `(${area}) ${exchange}-${line}`,
    `${area}.${exchange}.${line}`,
    `1-${area}-${exchange}-${line}`,
    `+1${digits}`,
    `${area}, ${exchange}, ${line}`,
    `${area} ${exchange} ${first} ${last}`,
    `${area}${exchange} ${line}`,
    `${area}. ${exchange}. ${line}.`,
    Array.from(digits).join(' '),
    words(digits),
    `${words(area)}, ${words(exchange)}, ${words(line)}`,
    `${words(area)} ${exchange} ${words(line)}`,
    `${words(area)}, ${words(exchange)}, ${pairs}`,
    `${sayHundreds(Number(area), language)}, ${sayHundreds(Number(exchange), language)}, ${pairs}`,
  ]
  return language === 'en' ? [...all, ...englishForms(digits)] : all
}

function englishForms(digits: string): string[] {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  const oh = (group: string) => sayDigits(group, 'en').replaceAll('zero', 'oh')
  const doubled = (group: string) =>
    group.replace(/(\d)\1\1|(\d)\2|\d/g, (run) => {
      const name = oh(run[0] ?? '')
      return `${run.length === 3 ? `triple ${name}` : run.length === 2 ? `double ${name}` : name} `
    })
  const counted = group2(digits)
  return [
    oh(digits),
    `${oh(area)} um ${oh(exchange)} uh ${oh(line)}`,
    `area code ${oh(area)}, ${oh(exchange)} ${oh(line)}`,
    `${oh(area)} dash ${oh(exchange)} dash ${oh(line)}`,
    `${doubled(area)} ${doubled(exchange)} ${doubled(line)}`,
    counted,
    `Oh, ${area} ${exchange} ${line}`,
    `${area} ${exchange === '999' ? '998' : Number(exchange) + 1}, no, ${exchange} ${line}`,
    `plus one ${area} ${exchange} ${line}`,
  ]
}

/** "two fives" for a repeated digit. */
function group2(digits: string): string {
  return digits.replace(/(\d)\1|\d/g, (run) => {
    const name = sayDigits(run[0] ?? '', 'en')
    return run.length === 2 ? `two ${name === 'six' ? 'sixes' : `${name}s`} ` : `${name} `
  })
}
