import { expect, test } from 'vitest'
import { checkedDraft } from '../../../src/meetings/recap/model-answer.ts'
import { said } from './said.ts'

type Line = { text: string; segments: number[]; quote: string; owner?: string; due?: string }

function published(language: string, heard: string[], decisions: Line[], actions: Line[] = []) {
  const actionItems = actions.map((line) => ({ owner: null, due: null, ...line }))
  const answer = { language, summary: 'Talk.', decisions, actionItems, openQuestions: [] }
  const draft = checkedDraft(answer, said(...heard).segments)
  return [...draft.decisions, ...draft.actionItems].map(({ text }) => text)
}

test('a figure that a later segment changes is not published, and the last one is', () => {
  const heard = [
    'Pia: the calendar costs thirty three this year',
    'Lou: fine thirty three',
    'Pia: and we start the sale at ten',
    'Lou: okay',
    'Max: ten is too early for the trucks',
    'Pia: then eleven fifteen',
    'Max: eleven fifteen good',
    'Lou: actually make the calendar thirty eight paper went up',
    'Pia: thirty eight yes',
  ]
  const lines: Line[] = [
    {
      text: 'The calendar is priced at 33.',
      segments: [1, 2],
      quote: 'the calendar costs thirty three',
    },
    { text: 'The calendar costs 38.', segments: [8, 9], quote: 'make the calendar thirty eight' },
  ]
  expect(published('en', heard, lines)).toEqual(['The calendar costs 38.'])
})

test('another number of the same thing is no change', () => {
  const heard = [
    'Pia: then the calendar costs thirty eight',
    'Lou: agreed',
    'Max: who draws it',
    'Pia: Lou does',
    'Lou: yes',
    'Max: and the posters then fifty',
    'Lou: actually of the calendar we sold two hundred',
    'Pia: last year the calendar was thirty then',
  ]
  const text = 'The calendar costs 38.'
  const line = { text, segments: [1], quote: 'the calendar costs thirty eight' }
  expect(published('en', heard, [line])).toEqual([text])
})

test('what was only thought of, or refused with "absolutely not", is no decision', () => {
  const heard = [
    'Pia: i was thinking we close at four on fridays',
    'Max: that loses us the school crowd',
    'Pia: the landlord wants us to sign for five years',
    'Lou: absolutely not',
  ]
  const lines: Line[] = [
    {
      text: 'The shop closes at four on Fridays.',
      segments: [1],
      quote: 'we close at four on fridays',
    },
    {
      text: 'The lease is signed for five years.',
      segments: [3],
      quote: 'wants us to sign for five years',
    },
  ]
  expect(published('en', heard, lines)).toEqual([])
})

test('in Spanish: another hour, another owner, what is done and what cannot be', () => {
  const heard = [
    'Ana: la reunión empieza a las nueve',
    'Leo: a las nueve cierran el garaje',
    'Ana: entonces a las diez desde marzo',
    'Leo: a las diez vale',
    'Leo: yo compro las mesas esta semana',
    'Ana: me mandaste la factura del taller Eva',
    'Eva: sí te la envié anteayer',
    'Ana: Leo me haces el informe de ventas',
    'Leo: no puedo estoy de viaje',
    'Eva: lo hago yo',
    'Leo: lo de las mesas mejor lo compra Eva yo no llego',
    'Eva: vale las compro yo',
    'Ana: pedimos veinte sillas no pedimos cuarenta y dos',
    'Leo: cuarenta y dos vale',
  ]
  const decisions: Line[] = [
    {
      text: 'La reunión empieza a las nueve.',
      segments: [1],
      quote: 'la reunión empieza a las nueve',
    },
    { text: 'La reunión empieza a las diez.', segments: [1, 3], quote: 'entonces a las diez' },
  ]
  const actions: Line[] = [
    { text: 'Comprar las mesas', owner: 'Leo', segments: [5], quote: 'yo compro las mesas' },
    { text: 'Comprar unas mesas', owner: 'Eva', segments: [11, 12], quote: 'vale las compro yo' },
    { text: 'Enviar la factura del taller', owner: 'Eva', segments: [6, 7], quote: 'te la envié' },
    { text: 'Hacer el informe', owner: 'Leo', segments: [8], quote: 'Leo me haces el informe' },
    { text: 'Preparar el informe', owner: 'Eva', segments: [8, 10], quote: 'lo hago yo' },
  ]
  expect(published('es', heard, decisions, actions)).toEqual([
    'La reunión empieza a las diez.',
    'Comprar unas mesas',
    'Preparar el informe',
  ])
})

test('the same number in words and in digits, after an article', () => {
  const heard = [
    'Ana: el coche viejo se vende por tres mil doscientos como mínimo',
    'Leo: de acuerdo',
    'Ana: veinte no les damos el doce',
    'Leo: vale el doce',
  ]
  const lines: Line[] = [
    {
      text: 'El coche viejo se vende por un mínimo de 3200.',
      segments: [1],
      quote: 'se vende por tres mil doscientos',
    },
    { text: 'Se les da el 12.', segments: [3, 4], quote: 'les damos el doce' },
  ]
  expect(published('es', heard, lines)).toHaveLength(2)
  const days = ['Ana: we are shut on the twenty sixth and the twenty seventh', 'Leo: good']
  const shut = 'The shop is shut on the 26th and 27th.'
  const line = { text: shut, segments: [1], quote: 'we are shut on the twenty sixth' }
  expect(published('en', days, [line])).toEqual([shut])
})

test('a fewer number, "no stress" behind a promise, and what somebody wanted but did not do', () => {
  const heard = [
    'Ola: I will rent the three vans tomorrow',
    'Pit: we only need two, it is forty boxes',
    'Ola: right, two vans then',
    "Pit: sure I'll ask the hall, no stress",
    "Ola: Rita wanted to send the songs, she hasn't",
  ]
  const actions: Line[] = [
    { text: 'Rent three vans', owner: 'Ola', segments: [1], quote: 'I will rent the three vans' },
    { text: 'Ask the hall', owner: 'Pit', segments: [4], quote: "I'll ask the hall" },
    {
      text: 'Send the songs',
      owner: 'Rita',
      segments: [5],
      quote: 'Rita wanted to send the songs',
    },
  ]
  expect(published('en', heard, [], actions)).toEqual(['Ask the hall'])
})
