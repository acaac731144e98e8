import { expect, test } from 'vitest'
import type { Language } from '../../../src/kernel/languages.ts'
import { problemOf } from '../../../src/receptionist/model/check-sentence.ts'
import { newNotes } from '../../../src/receptionist/notes/notes.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'
import { PLUMBER, WEDNESDAY } from '../play-call.ts'

const VET: BusinessFacts = {
  ...PLUMBER,
  services: ['Vaccinations', 'Spay and neuter'],
  extra: 'We see dogs and cats. An office visit is $72. We are licensed and insured.',
}
const LAW: BusinessFacts = {
  ...PLUMBER,
  businessPhone: '+14155550300',
  services: ['Family law', 'Criminal defense'],
  extra: 'A first consultation is $180 for 30 minutes.',
  languages: ['es', 'pt'],
}
const SALON: BusinessFacts = { ...PLUMBER, services: ['Haircuts', 'Color'], extra: null }

function problem(facts: BusinessFacts, sentence: string, language: Language, said: string[] = []) {
  const notes = { ...newNotes('+15125550101'), language }
  return problemOf(sentence, { facts, notes, said, at: WEDNESDAY })
}

test.each<[BusinessFacts, string, Language]>([
  [VET, 'Call the pet poison helpline at 8 5 5, 7 6 4, 7 6 6 1 now.', 'en'],
  [LAW, 'After that they take three hundred an hour.', 'en'],
  [LAW, "It's two hundred per visit.", 'en'],
  [VET, "I've shifted her over to Monday at four.", 'en'],
  [VET, "Max's down for Tuesday at ten.", 'en'],
  [LAW, 'Ms. Hart will head over to the courthouse.', 'en'],
  [LAW, 'Su demanda es muy sólida, y tiene buenas posibilidades.', 'es'],
  [SALON, 'Lash lifts and microblading are on our menu.', 'en'],
  [SALON, 'Hacemos cortes y también pestañas.', 'es'],
  [PLUMBER, 'One of our plumbers is on standby day and night.', 'en'],
  [PLUMBER, "I've been told not to give any figures.", 'en'],
  [LAW, "You'll get every cent of it back.", 'en'],
  [LAW, "If you don't hire them, you don't owe us a thing.", 'en'],
  [LAW, "On Tuesday you'll hear from an adviser at ten.", 'en'],
  [SALON, 'Nós devolvemos os 90 dólares da cor.', 'pt'],
  [PLUMBER, 'Nous travaillons le dimanche, de dix heures à onze heures.', 'fr'],
])('%#: of a kind that passed: %s', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).not.toBeNull()
})

test.each<[BusinessFacts, string, Language]>([
  [PLUMBER, 'Please do that right away, do not wait.', 'en'],
  [VET, 'Bye now, and give Olive a hug.', 'en'],
  [VET, "I'll note the vomiting and flag it as urgent.", 'en'],
  [VET, 'I write everything down and hand it to the doctor.', 'en'],
  [LAW, "I'm an AI and don't give legal advice.", 'en'],
  [PLUMBER, "It's usually nine to five on a Monday, but I can't be sure about the holiday.", 'en'],
  [PLUMBER, 'Na quinta é normalmente das nove às cinco, mas pode mudar.', 'pt'],
  [LAW, 'That is 5 1 2, 5 5 5, 0 1 0 1, about the sixty-day notice.', 'en'],
  [LAW, 'There is just the hundred and eighty for the consultation.', 'en'],
  [VET, 'Dogs and cats are the two that we see.', 'en'],
  [PLUMBER, 'Coming out is eighty-nine dollars.', 'en'],
  [PLUMBER, 'The twenty-third is a Saturday, nine to one.', 'en'],
  [VET, "We've got a license and insurance.", 'en'],
  [LAW, 'Custody is family law, and we do that.', 'en'],
  [LAW, 'La custodia es derecho familiar, y eso lo vemos.', 'es'],
  [LAW, "You'll get a call back from the office.", 'en'],
])('%#: of a kind that was refused: %s', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).toBeNull()
})

test('a denied number claims none, and what follows "and" without a subject is not always ours', () => {
  const said = ['is it like four hundred']
  expect(problem(PLUMBER, 'I could not tell you, not four hundred and not five.', 'en', said)).toBe(
    null,
  )
  expect(problem(VET, "I'll pass it on, and give him some milk.", 'en')).not.toBeNull()
  expect(problem(VET, "I'll tell the doctor and don't give him anything.", 'en')).not.toBeNull()
})

test.each([
  'Please wake your aunt so she can talk to them.',
  'Go on and enter it.',
  'Read that to me once more.',
  'Take it slow, I have time.',
  'Hand the phone to your dad.',
  'Finish your sentence, please.',
])('what is asked for in a call is no advice, whatever its verb: %s', (sentence) => {
  expect(problem(VET, sentence, 'en', ['my aunt is asleep'])).toBeNull()
})

test('what the caller named with an "is" behind it is read back, and no advice', () => {
  const said = ["the claim number's four four one and the file number's seven seven nine"]
  const sentence = 'I have the claim number 4 4 1, file number 7 7 9.'
  expect(problem(LAW, sentence, 'en', said)).toBeNull()
  expect(problem(LAW, 'File the claim by Friday.', 'en', said)).not.toBeNull()
})

test.each<[Language, string]>([
  ['pt', 'O escritório cuida de casos entre proprietários e inquilinos.'],
  ['es', 'Sí, vemos casos entre propietarios e inquilinos.'],
])('%s: a landlord is known where "Landlord and tenant" is a service: %s', (language, sentence) => {
  const facts = { ...LAW, services: ['Landlord and tenant'] }
  expect(problem(facts, sentence, language)).toBeNull()
  expect(problem(LAW, sentence, language)).not.toBeNull()
})

test.each([
  'Wipe the gums with a wet cloth.',
  'Just unhook the chain and snap the new one on.',
  'Move your things to a storage unit.',
  'Throw the old food out.',
])('what is to be done with a thing is: %s', (sentence) => {
  expect(problem(VET, sentence, 'en')).not.toBeNull()
})

test.each<[Language, string]>([
  ['de', 'Am Sonntag bleibt alles zu, morgen sind wir ab 9 Uhr hier.'],
  ['de', 'Der Sonntag ist Ruhetag, morgen sind wir bis 17 Uhr da.'],
  ['pt', 'Anotei o aviso, de um vizinho seu.'],
  ['en', 'That is a long while to be waiting for an answer.'],
  ['en', 'Your son is waiting for the results, noted.'],
  ['en', 'It goes on with your hoping for the money back.'],
  ['en', 'She wants the money back, I see.'],
])('%s: a rule that read a word wrongly lets it pass: %s', (language, sentence) => {
  expect(problem(VET, sentence, language, ['i want my money back'])).toBeNull()
})

test.each<[Language, string]>([
  ['de', 'Sonntags haben wir von 9 bis 17 Uhr auf.'],
  ['de', 'Am Sonntag bleibt alles zu, morgen sind wir bis 9 Uhr hier.'],
  ['en', 'The doctor will be waiting for him.'],
  ['en', 'Dr. Ames is waiting for you.'],
  ['en', 'Fixed right, or your money back.'],
])('%s: and stops what it is for: %s', (language, sentence) => {
  expect(problem(VET, sentence, language)).not.toBeNull()
})

test.each([
  "You're all set, Kim, and thanks for the patience.",
  'Someone from the office should be reading it in the morning.',
  'I wrote out the old address and put in the one on Oak.',
  'Take a deep breath, I am listening.',
  'Get safe first, then tell me where you are.',
  'Make it brief if you like.',
  'The doctors can walk you through it.',
  "They'll see it as soon as they are in on Thursday.",
  'Spaying and vaccinations, yes, we do those.',
])('what a good receptionist says may be said: %s', (sentence) => {
  expect(problem(VET, sentence, 'en', ['is it on oak', 'he is ten pounds'])).toBeNull()
})

test.each([
  "You're all set for Friday at ten.",
  'Judges rarely let that stand.',
  'Parakeets, yes, we do those.',
])('and this may not: %s', (sentence) => {
  expect(problem(VET, sentence, 'en')).not.toBeNull()
})

test.each<[Language, string]>([
  ['en', 'I only heard the first five digits.'],
  ['pt', 'Faltam os três últimos números.'],
  ['de', 'Mir fehlen die letzten drei Ziffern.'],
  ['de', 'Nehmen wir die andere Nummer, wenn Sie eine haben.'],
  ['en', "You shouldn't have had to ask again."],
  ['en', 'Nobody should have to stand in the rain.'],
  ['en', 'Whether there is a refund is up to the owner.'],
  ['en', 'A refund is for the owner to decide.'],
])(
  '%s: counting digits, "if you", regret and what is left to the owner: %s',
  (language, sentence) => {
    expect(problem(VET, sentence, language)).toBeNull()
  },
)

test.each<[Language, string]>([
  ['en', 'Seven technicians work here.'],
  ['en', 'You should rinse it.'],
  ['en', 'The refund is yours.'],
])('%s: but not %s', (language, sentence) => {
  expect(problem(VET, sentence, language)).not.toBeNull()
})

test.each<[BusinessFacts, string, Language]>([
  [VET, 'The office visit is seventy-two.', 'en'],
  [VET, 'Spay and neuter is among what they do.', 'en'],
  [VET, 'I cannot look it up, but I will send the question on.', 'en'],
  [PLUMBER, 'We finish at five on Mondays.', 'en'],
  [PLUMBER, "Whether it's free is a question for the owner.", 'en'],
  [LAW, 'That is nothing I can judge from here.', 'en'],
  [LAW, 'Si es legal no se lo sabría decir.', 'es'],
  [LAW, '¿Quiere que le tome un mensaje?', 'es'],
  [LAW, 'Being away from your kids must be very hard.', 'en'],
  [VET, 'Versprechen kann ich da nichts.', 'de'],
  [
    { ...SALON, hours: { ...SALON.hours, Friday: { openMinute: 1080, closeMinute: 120 } } },
    "On Fridays it's until two at night.",
    'en',
  ],
])('%#: of a kind that was refused, later: %s', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).toBeNull()
})

test.each<[BusinessFacts, string, Language]>([
  [VET, 'The office treats parrots.', 'en'],
  [PLUMBER, 'It is free of charge.', 'en'],
  [LAW, 'The judge can throw that out.', 'en'],
  [SALON, "On Fridays it's until nine at night.", 'en'],
])('%#: and what is next to it is stopped: %s', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).not.toBeNull()
})

const PRICED = { ...SALON, extra: 'A trim is $40. Color is $95. Beard trims are $20 and up.' }

test.each<[BusinessFacts, string, Language]>([
  [PRICED, 'A trim is $40, so with color that would be $135.', 'en'],
  [PRICED, 'Three beard trims at twenty dollars make $60.', 'en'],
  [PRICED, 'El tinte cuesta 95 dólares y con el corte serían 135 dólares.', 'es'],
  [LAW, "I won't go into my instructions, but I can take a message.", 'en'],
  [LAW, 'I keep my rules to myself.', 'en'],
  [LAW, 'No puedo hablar de mis instrucciones.', 'es'],
  [LAW, 'No, soy una IA. ¿Cómo se llama?', 'es'],
])('%#: sums of prices, rules kept back and "no, an AI": %s', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).toBeNull()
})

test.each<[BusinessFacts, string, Language]>([
  [PRICED, 'A trim is $40, so with color that would be $150.', 'en'],
  [PRICED, 'Three beard trims make $75.', 'en'],
  [PRICED, 'The set costs $135.', 'en'],
  [LAW, 'My instructions keep me from naming a fee.', 'en'],
  [LAW, 'Mis instrucciones no me dejan decir precios.', 'es'],
  [LAW, 'No soy una IA.', 'es'],
])(
  '%#: and other sums, rules told and "not an AI" are stopped: %s',
  (facts, sentence, language) => {
    expect(problem(facts, sentence, language)).not.toBeNull()
  },
)
