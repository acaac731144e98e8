import type { Language } from '../../../languages.ts'
import { cue } from '../folded.ts'
import { type DateCues, numberWords, wordSet } from './cues.ts'

const DE_TENTHS =
  'vierten=4 funften=5 sechsten=6 achten=8 neunten=9 zehnten=10 elften=11 zwolften=12 dreizehnten=13 vierzehnten=14 funfzehnten=15 sechzehnten=16 siebzehnten=17 achtzehnten=18 neunzehnten=19'
const DE_TWENTIETHS = ['', 'ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']
  .flatMap((unit, value) => [
    `${unit === '' ? '' : `${unit}und`}zwanzigsten=${20 + value}`,
    ...(value < 2 ? [`${unit === '' ? '' : `${unit}und`}dreissigsten=${30 + value}`] : []),
  ])
  .join(' ')

export const DATE_CUES: Record<Language, DateCues> = {
  en: {
    ordinals: numberWords(
      'first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20 thirtieth=30',
    ),
    ordinalLead: wordSet('the'),
    cardinalLead: wordSet(''),
    afterTomorrow: cue('(?:the )?day after tomorrow'),
  },
  es: {
    ordinals: numberWords('primero=1'),
    ordinalLead: wordSet('el dia'),
    cardinalLead: wordSet('el dia'),
    afterTomorrow: cue('pasado manana'),
  },
  pt: {
    ordinals: numberWords('primeiro=1'),
    ordinalLead: wordSet('dia no'),
    cardinalLead: wordSet('dia'),
    afterTomorrow: cue('depois de amanha'),
  },
  fr: {
    ordinals: numberWords('premier=1'),
    ordinalLead: wordSet('le'),
    cardinalLead: wordSet('le'),
    afterTomorrow: cue('apres demain'),
  },
  tr: {
    ordinals: new Map(),
    ordinalLead: wordSet('ayin'),
    cardinalLead: wordSet('ayin'),
    afterTomorrow: cue('obur gun|yarindan sonra'),
  },
  ru: {
    ordinals: numberWords(
      'первого=1 второго=2 третьего=3 четвертого=4 пятого=5 шестого=6 седьмого=7 восьмого=8 девятого=9 десятого=10 одиннадцатого=11 двенадцатого=12 тринадцатого=13 четырнадцатого=14 пятнадцатого=15 шестнадцатого=16 семнадцатого=17 восемнадцатого=18 девятнадцатого=19 двадцатого=20 тридцатого=30',
    ),
    ordinalLead: null,
    cardinalLead: wordSet(''),
    afterTomorrow: cue('послезавтра'),
  },
  de: {
    ordinals: numberWords(
      `ersten=1 zweiten=2 dritten=3 siebten=7 siebenten=7 ${DE_TENTHS} ${DE_TWENTIETHS}`,
    ),
    ordinalLead: wordSet('am der den dem zum'),
    cardinalLead: wordSet('am den'),
    afterTomorrow: cue('ubermorgen'),
  },
}
