import { expect, test } from 'vitest'
import type { Language } from '../../../src/kernel/languages.ts'
import { judgeByWords, problemOf } from '../../../src/receptionist/model/check-sentence.ts'
import { newNotes } from '../../../src/receptionist/notes/notes.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'
import { PLUMBER, WEDNESDAY } from '../play-call.ts'

const ALL: Language[] = ['es', 'pt', 'de', 'fr', 'ru', 'tr']
const PIPES: BusinessFacts = { ...PLUMBER, businessName: 'Hill Sewer & Drain', languages: ALL }

function known(language: Language, said: string[]) {
  return {
    facts: PIPES,
    notes: { ...newNotes('+15125550147'), language },
    said,
    at: WEDNESDAY,
  }
}

test.each<[Language, string, string]>([
  ['en', 'they want thirty five thousand dollars', 'I noted that they want $35,000.'],
  ['en', 'the judge set it at two hundred thousand', 'Two hundred thousand dollars, I have that.'],
  ['en', 'it was about forty thousand', "I'll pass on that it was $40k."],
  ['en', "before eleven's fine and the gate's seven", 'So before 11, and the gate is 7.'],
  ['en', 'the offer is $12,500', 'So the offer is twelve thousand five hundred dollars.'],
  ['es', 'la fianza es de treinta mil', 'Anoto que la fianza es de $30,000.'],
  ['es', 'me piden $25,500', 'Le piden veinticinco mil quinientos dólares.'],
  ['pt', 'querem quarenta mil', 'Anotei, são 40.000 dólares.'],
  ['pt', 'paguei dois mil e quinhentos', 'Anotei os 2.500 dólares.'],
  ['fr', 'il me doit vingt mille cinq cents', "C'est noté, 20500 $."],
  ['de', 'es sind fünfzehntausend', 'Gut, es sind 15.000 Euro.'],
  ['de', 'zweitausendfünfhundert haben sie verlangt', 'Also 2500 Euro haben sie verlangt.'],
  ['ru', 'они хотят тридцать тысяч', 'Они хотят $30000.'],
  ['tr', 'kırk bin istiyorlar', 'Sizden $40000 istiyorlar.'],
])(
  '%#: %s: an amount in thousands the caller said is no other price: %s',
  (language, said, reply) => {
    expect(problemOf(reply, known(language, [said]))).toBeNull()
  },
)

test.each<[Language, string, string]>([
  ['en', 'they want thirty five thousand dollars', 'I noted that they want $35.'],
  ['en', 'it was forty', 'It was $40,000.'],
  ['es', 'la fianza es de treinta mil', 'La fianza es de $13,000.'],
  ['de', 'es sind fünfzehntausend', 'Es sind 50.000 Euro.'],
  ['pt', 'paguei dois mil e quinhentos', 'Anotei os 2.600 dólares.'],
])('%#: %s: another amount is surely stopped: %s', (language, said, reply) => {
  expect(judgeByWords(reply, known(language, [said]))).toEqual({
    why: expect.any(String),
    isDoubted: false,
  })
})

test.each<[Language, string, string]>([
  ['de', 'die katze wiegt fünf komma vier kilo', 'Sie wiegt also 5,4 Kilo.'],
  ['en', 'she weighs six point eight pounds', 'So she weighs 6.8 pounds.'],
  ['es', 'mide tres coma dos metros', 'Entonces mide 3,2 metros.'],
  ['en', 'it is four and a half years old', 'So it is 4.5 years old.'],
])('%#: %s: a decimal as it was said: %s', (language, said, reply) => {
  expect(problemOf(reply, known(language, [said]))).toBeNull()
  expect(problemOf(reply.replace(/(?<=\d[.,])\d/, '7'), known(language, [said]))).not.toBeNull()
})

test.each<[Language, string]>([
  ['en', 'That is 512-555-0147, ending in four seven.'],
  ['en', 'Your number, the one that ends in 47, is noted.'],
  ['en', 'You have reached Hill Sewer and Drain in town.'],
  ['en', 'We do drain cleaning, so you are in the right shop.'],
  ['en', 'Then let me take the address and mark that as urgent.'],
  ['en', "You mustn't be so tough on yourself, it happens."],
  ['en', "You shouldn't blame yourself for it."],
  ['en', "Whether roof gutters are possible I can't promise, but I'll ask."],
])('%#: %s: it may be said: %s', (language, reply) => {
  expect(problemOf(reply, known(language, ['hello there']))).toBeNull()
})

test.each<[Language, string]>([
  ['en', 'That is 512-555-0147, ending in five seven.'],
  ['en', 'Your visit is in 47 hours.'],
  ['en', 'This is Hill Sewer and Drain, drain the tank first.'],
  ['en', 'Roof gutters are possible, whether big or small.'],
])('%#: %s: it is still stopped: %s', (language, reply) => {
  expect(problemOf(reply, known(language, ['hello there']))).not.toBeNull()
})

const HEATING: BusinessFacts = {
  ...PIPES,
  extra: 'The dispatch fee is $89, credited toward a repair. A drain check is $35.',
}
const inHeating = (language: Language, said: string[]) => ({
  ...known(language, said),
  facts: HEATING,
})

test.each<[Language, string, string]>([
  ['en', 'so if the repair is 300', 'With the $89 credited, $211 of the $300 would be left.'],
  ['en', 'how much for two drains', 'That would be $70.'],
  ['es', 'cuánto por dos desagües', 'Son 70 dólares.'],
  ['en', 'i have no heat', 'No heat in a freeze is rough, so I’m marking it urgent.'],
  ['en', 'are you open', "We're open Monday through Friday 9 to 5 and Saturday 9 to 1."],
  ['en', 'that is too much', "The office visit's $89, and I can't change that."],
  ['es', 'me amenaza', 'Póngase a salvo.'],
  ['es', 'mande a alguien', 'No le puedo decir si alguien viene, pero paso su mensaje.'],
  ['es', 'me lo hacen gratis', 'Le aviso a la dueña, y si el arreglo es gratis lo decide ella.'],
  ['de', 'bis mittwoch', 'Versprechen kann ich den Mittwoch nicht, aber ich gebe es weiter.'],
])('%#: in %s, after "%s" may be said: %s', (language, said, reply) => {
  expect(problemOf(reply, inHeating(language, [said]))).toBeNull()
})

test.each<[Language, string, string]>([
  ['en', 'so if the repair is 300', 'With the $89 credited, $190 of the $300 would be left.'],
  ['en', 'how much for two hours', "It's seventy dollars an hour."],
  ['en', 'i have no heat', 'Heat the pipe with a hair dryer.'],
  ['en', 'are you open', "We're open Monday through Friday 8 to 5."],
  ['en', 'are you open', 'On Friday we are open until 9 PM.'],
  ['en', 'do you do roofs', 'Our office repairs roofs.'],
  ['es', 'mande a alguien', 'Alguien viene hoy a su casa.'],
  ['es', 'me lo hacen gratis', 'El arreglo es gratis para usted.'],
  ['de', 'bis mittwoch', 'Jemand kommt am Mittwoch vorbei.'],
])('%#: in %s, after "%s" may not be said: %s', (language, said, reply) => {
  expect(problemOf(reply, inHeating(language, [said]))).not.toBeNull()
})
