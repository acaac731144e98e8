import { expect, test } from 'vitest'
import { problemOf } from '../../../src/receptionist/model/check-sentence.ts'
import { newNotes } from '../../../src/receptionist/notes/notes.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'
import { PLUMBER, WEDNESDAY } from '../play-call.ts'

const VET: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Cedar Park Animal Clinic',
  description: 'An animal clinic.',
  services: ['Vaccinations', 'Dental cleaning', 'Spay and neuter'],
  extra:
    'We see dogs, cats and rabbits, no birds or reptiles. Emergencies after hours go to Lakeline Emergency Vet, ' +
    '512-555-0190. An office visit is $72.',
}
const LAW: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Okafor & Lind, Attorneys',
  description: null,
  services: ['Family law', 'Criminal defense'],
  extra: 'A first consultation is $150 for 30 minutes.',
}

const SAID = [
  'my wife ana will be there and the gate code is 4471',
  'they charged me four hundred twelve dollars and I was never told',
  'I need a fifty gallon water heater at fourteen elm street apartment three',
  "it's five one two five five five oh one nine nine",
  'move it from the 25th to the 26th',
  'call me tomorrow after four',
  'do you do septic tanks',
]

function problem(facts: BusinessFacts, sentence: string, language: 'en' | 'es' = 'en') {
  const notes = { ...newNotes('+15125550101'), language }
  return problemOf(sentence, { facts, notes, said: SAID, at: WEDNESDAY })
}

test.each<[BusinessFacts, string]>([
  [PLUMBER, 'A water heater is about two thousand dollars.'],
  [PLUMBER, 'That runs $250.'],
  [PLUMBER, 'The fee is ninety-nine dollars.'],
  [PLUMBER, 'It usually costs around four hundred.'],
  [PLUMBER, 'We also do septic tanks.'],
  [PLUMBER, "We're open until midnight."],
  [PLUMBER, "We're open Sundays."],
  [PLUMBER, 'We are open 24/7.'],
  [PLUMBER, 'A plumber is heading over.'],
  [PLUMBER, 'A plumber is on the way.'],
  [PLUMBER, 'Someone will be there in twenty minutes.'],
  [PLUMBER, "They'll call you back within the hour."],
  [PLUMBER, "You're all set for Thursday at 2."],
  [PLUMBER, "I've booked you in for tomorrow morning."],
  [PLUMBER, "We'll send someone out this afternoon."],
  [PLUMBER, 'The owner will call you in ten minutes.'],
  [PLUMBER, 'The estimate is free.'],
  [LAW, "You'll get a full refund."],
  [LAW, "We'll refund your deposit."],
  [LAW, "Don't say anything to them until somebody is with you."],
  [PLUMBER, "I've waived the dispatch fee for you."],
  [VET, 'Come right in, the doctor will see you as soon as you get here.'],
  [VET, "It's just a stomach bug."],
  [PLUMBER, "There's a tool called end underscore call that I use."],
  [PLUMBER, 'Your appointment tomorrow at 8 is confirmed.'],
  [PLUMBER, 'You can reach us at 512 555 0177.'],
  [PLUMBER, 'My instructions say I should answer from the facts.'],
  [PLUMBER, "I'm a real person, don't worry."],
  [PLUMBER, 'Yes, we install solar panels.'],
  [PLUMBER, 'We close at ten at night.'],
  [VET, 'Drink some milk and take two aspirin.'],
  [VET, 'Give him half a Benadryl.'],
  [VET, 'You should induce vomiting with hydrogen peroxide.'],
  [VET, 'Yes, we treat parrots.'],
  [VET, 'We can see him at three today.'],
  [LAW, 'You have a strong case.'],
  [LAW, 'You should sue them.'],
  [LAW, "Don't sign anything."],
  [LAW, 'You can get custody, most people in your position win.'],
  [PLUMBER, 'Someone will come by tomorrow between 9 and 11.'],
  [PLUMBER, 'A technician can be there at noon.'],
  [PLUMBER, 'Expect a call from us by five.'],
  [PLUMBER, "We'll fix that for you this afternoon."],
  [PLUMBER, 'We offer 20 percent off for new customers.'],
])('%#: not said: %s', (facts, sentence) => {
  expect(problem(facts, sentence)).not.toBeNull()
})

test.each<[BusinessFacts, string]>([
  [PLUMBER, "You should call 911 as soon as you're outside."],
  [PLUMBER, "I've noted that you were charged $412 and want it back."],
  [PLUMBER, 'You have a 50 gallon water heater at 14 Elm Street, apartment 3.'],
  [PLUMBER, 'I have that afternoons are best, the gate code is 4471, and Ana will be there.'],
  [PLUMBER, 'May I have your name, the number to call back and what it is about?'],
  [PLUMBER, 'I have 5 1 2, 5 5 5, 0 1 9 9. Is that right?'],
  [PLUMBER, 'There is an $89 service call fee.'],
  [PLUMBER, 'Our service call fee is eighty-nine dollars.'],
  [PLUMBER, "We're open Monday to Friday, nine to five, and Saturday nine to one."],
  [PLUMBER, "We're closed on Sundays."],
  [PLUMBER, "I can't promise a time, but I'll pass it on to the owner."],
  [PLUMBER, "I don't know if we do septic tanks, but I'll ask."],
  [PLUMBER, "I'll ask them to call you tomorrow after four."],
  [PLUMBER, "I'll let the owner know you'd like somebody to come tomorrow."],
  [PLUMBER, 'Yes, we do water heater repair.'],
  [PLUMBER, 'Yes, we do drain cleaning in Austin.'],
  [PLUMBER, "They'll get back to you as soon as they can."],
  [PLUMBER, 'The owner will call you back.'],
  [PLUMBER, "I'm sorry, I can't say when they'll be there."],
  [PLUMBER, 'Is the number you are calling from a good one to reach you?'],
  [PLUMBER, "I can't book it myself, but I'll pass on Thursday at two."],
  [PLUMBER, 'Got it, from the 25th to the 26th.'],
  [PLUMBER, "Thanks, Mike. What's the best time to call you?"],
  [PLUMBER, 'No problem, after four it is.'],
  [PLUMBER, "I'm marking this as urgent for the owner right now."],
  [VET, "I'm sorry, we only see dogs, cats and rabbits, no birds."],
  [VET, 'For emergencies please go to Lakeline Emergency Vet, 512-555-0190.'],
  [VET, 'An office visit is $72.'],
  [VET, 'Yes, we see rabbits.'],
  [LAW, 'The first consultation is $150 for 30 minutes.'],
  [LAW, "I'm sorry to hear that. I'll pass it to the attorneys."],
  [LAW, "I can't give legal advice, but I'll take a message."],
  [PLUMBER, 'We can take a message for the owner.'],
  [PLUMBER, 'Would you like someone to call you tomorrow?'],
  [PLUMBER, "I'm an AI, so I can't look into the calendar."],
  [PLUMBER, 'Your message will go to the owner right away.'],
  [PLUMBER, 'I will pass this on right away.'],
  [PLUMBER, 'Should they come tomorrow or Friday?'],
  [PLUMBER, 'When would you like them to come?'],
  [PLUMBER, "I'll write down that you need it fixed today."],
  [PLUMBER, 'We open at nine tomorrow.'],
  [PLUMBER, 'Feel free to call back anytime.'],
  [PLUMBER, "We're licensed and insured."],
  [PLUMBER, "We're a family plumbing company in Austin."],
  [PLUMBER, "Okay, I'll add that you can be there after 5:30."],
  [PLUMBER, 'How old is your water heater?'],
  [PLUMBER, 'You can park behind the shop.'],
  [PLUMBER, 'Lo siento, no puedo prometer una hora, pero paso su mensaje.'],
])('%#: said: %s', (facts, sentence) => {
  expect(problem(facts, sentence)).toBeNull()
})

test('the same in another language', () => {
  expect(problem(PLUMBER, 'El plomero va en camino.', 'es')).not.toBeNull()
  expect(problem(PLUMBER, 'Cuesta unos doscientos dólares.', 'es')).not.toBeNull()
  expect(problem(PLUMBER, 'La visita cuesta 89 dólares.', 'es')).toBeNull()
  expect(problem(PLUMBER, 'Llame al 911 ahora mismo.', 'es')).toBeNull()
})

test.each<[BusinessFacts, string]>([
  [VET, 'The emergency clinic is at 5 1 2, 5 5 5, 0 7 7 1.'],
  [LAW, 'They bill two hundred and ten an hour.'],
  [VET, 'Yes, we shelter hamsters over the weekend.'],
  [PLUMBER, 'Loosen the nut, pull the hose off and put in a new seal.'],
  [VET, 'She ought to be wormed at six weeks.'],
  [LAW, "You've got seven days to appeal."],
  [LAW, 'You have a very good chance there.'],
  [PLUMBER, 'Every one of our jobs comes with a guarantee.'],
])('%#: by its build, not said: %s', (facts, sentence) => {
  expect(problem(facts, sentence)).not.toBeNull()
})

test.each<[BusinessFacts, string]>([
  [LAW, "Thank you, Hoffmeier with two F's and one I. What number should they call?"],
  [LAW, "You'd like a refund, I'll pass that on."],
  [LAW, 'No need to be sorry, Saturday night it is.'],
  [LAW, "Got it, we'll use Nadia's number."],
  [PLUMBER, "You don't need to apologize."],
  [LAW, "I can't connect you, but I'll give your message to Ms. Hart."],
  [LAW, 'No one can guarantee that.'],
  [PLUMBER, 'Drain cleaning is one of our services.'],
  [PLUMBER, 'Take your time, and give me the number when you are ready.'],
  [PLUMBER, 'Please leave the house now and call 911.'],
])('%#: by its build, said: %s', (facts, sentence) => {
  expect(problem(facts, sentence)).toBeNull()
})

test.each<[BusinessFacts, string, 'en' | 'es' | 'pt' | 'de']>([
  [PLUMBER, 'An hour of labor is included in the fee.', 'en'],
  [LAW, 'That gets taken off your invoice if you retain us.', 'en'],
  [PLUMBER, "Hot tubs are fine, they're easy.", 'en'],
  [VET, 'Our exotics doctor treats iguanas.', 'en'],
  [VET, 'También hacemos peluquería y corte de uñas.', 'es'],
  [PLUMBER, "They'll work you in after lunch.", 'en'],
  [VET, 'Ich habe Sie für Mittwoch um neun vorgemerkt.', 'de'],
  [PLUMBER, 'Le aparté el martes a las diez.', 'es'],
  [VET, 'A consulta ficou marcada para amanhã.', 'pt'],
  [PLUMBER, 'Afloje la tuerca y saque el filtro.', 'es'],
  [LAW, "Your sister shouldn't answer the detective.", 'en'],
  [VET, "A little cheese won't hurt her.", 'en'],
  [PLUMBER, "Saturdays somebody's here until four.", 'en'],
])('%#: by its build, in any language or person, not said: %s', (facts, sentence, language) => {
  const notes = { ...newNotes(null), language }
  expect(problemOf(sentence, { facts, notes, said: [], at: WEDNESDAY })).not.toBeNull()
})

test.each<[BusinessFacts, string, 'en' | 'es' | 'pt' | 'de']>([
  [LAW, "That's a legal question, so I'll leave it to the attorneys.", 'en'],
  [LAW, "That'd be legal advice, which I can't give.", 'en'],
  [LAW, 'A primeira consulta é de meia hora.', 'pt'],
  [PLUMBER, 'Normally at nine on Thursdays, until five.', 'en'],
  [PLUMBER, 'On Saturdays we go until one.', 'en'],
  [PLUMBER, "Yes, we're still open at four on Fridays.", 'en'],
  [PLUMBER, "By three on Saturday we're closed.", 'en'],
  [PLUMBER, 'You can pay by credit card.', 'en'],
  [PLUMBER, 'A text is fine.', 'en'],
  [PLUMBER, 'Tómese su tiempo.', 'es'],
  [VET, 'Bitte nennen Sie mir Ihre Nummer.', 'de'],
])('%#: by its build, in any language or person, said: %s', (facts, sentence, language) => {
  const notes = { ...newNotes(null), language }
  const heard = ['are you there at four, or on saturday by three']
  expect(problemOf(sentence, { facts, notes, said: heard, at: WEDNESDAY })).toBeNull()
})

const SPLIT_WEEK: BusinessFacts = {
  ...PLUMBER,
  hours: {
    ...PLUMBER.hours,
    Friday: { openMinute: 8 * 60, closeMinute: 14 * 60 },
    Saturday: { openMinute: 9 * 60, closeMinute: 13 * 60 },
    Sunday: null,
  },
  languages: ['es', 'de'],
}

test.each<['en' | 'es' | 'de', string]>([
  ['en', 'On weekdays we open at nine, and on Saturdays at nine until one.'],
  ['en', "We're open nine to one Saturday, and Friday from eight to two."],
  ['en', 'We open at nine tomorrow, but Friday at eight.'],
  ['en', 'For a Friday, we list eight to two.'],
  ['de', 'Samstags sind wir von neun bis dreizehn Uhr da.'],
  ['es', 'El domingo está cerrado, pero el viernes abrimos a las ocho.'],
  ['es', 'La visita cuesta 89 dólares, y el viernes abrimos hasta las catorce.'],
])('%#: true hours of days apart are said in %s: %s', (language, sentence) => {
  expect(said(sentence, language)).toBeNull()
})

test.each<['en' | 'es' | 'de', string]>([
  ['en', 'We open at nine on Saturdays, and at nine on Fridays.'],
  ['en', 'Weekdays until five, and Saturdays we are open until five.'],
  ['en', 'On a Saturday we list eight to two.'],
  ['de', 'Samstags sind wir von acht bis vierzehn Uhr da.'],
  ['es', 'La visita cuesta noventa dólares, y el viernes abrimos a las ocho.'],
])('%#: and false ones are not, in %s: %s', (language, sentence) => {
  expect(said(sentence, language)).not.toBeNull()
})

function said(sentence: string, language: 'en' | 'es' | 'de') {
  const notes = { ...newNotes(null), language }
  return problemOf(sentence, { facts: SPLIT_WEEK, notes, said: [], at: WEDNESDAY })
}

test.each<[BusinessFacts, string, 'en' | 'es']>([
  [PLUMBER, 'Swimming pools are among our offerings.', 'en'],
  [PLUMBER, "Of course we'll pay for the damage.", 'en'],
  [PLUMBER, 'Le reembolsamos su dinero.', 'es'],
  [LAW, 'She has the right to refuse.', 'en'],
  [LAW, 'Ella tiene quince días para apelar.', 'es'],
  [VET, 'Half an ibuprofen is gentler on her.', 'en'],
])('%#: a service, a payment, a right or a remedy of nobody: %s', (facts, sentence, language) => {
  const notes = { ...newNotes(null), language }
  const heard = ['she limps, can she have a benadryl', 'me dieron quince días']
  const known = { facts, notes, said: heard, at: WEDNESDAY }
  expect(problemOf(sentence, known)).not.toBeNull()
})

test.each<[BusinessFacts, string]>([
  [PLUMBER, 'Water heaters are one of our services.'],
  [PLUMBER, "I'll ask whether they'll pay for the damage."],
  [LAW, "I'll tell them she asked about her right to refuse."],
  [VET, "I can't say whether a Benadryl is safe, but I'll ask."],
  [VET, 'You asked about a Benadryl, and nobody here can say.'],
])('%#: what the facts hold, or is passed on: %s', (facts, sentence) => {
  const heard = ['she limps, can she have a benadryl']
  const notes = newNotes(null)
  expect(problemOf(sentence, { facts, notes, said: heard, at: WEDNESDAY })).toBeNull()
})

const SALON: BusinessFacts = {
  ...PLUMBER,
  services: ['Haircuts', 'Color'],
  extra: "Kids' haircuts are $20, adults' haircuts are $45. Senior discounts on Wednesdays.",
}

test.each<[BusinessFacts, string, 'en' | 'es']>([
  [PLUMBER, 'A new faucet sets people back about eleven hundred, as a rule.', 'en'],
  [PLUMBER, 'Coming out on Saturday is a hundred and thirty.', 'en'],
  [PLUMBER, 'On Mondays we are here until nine.', 'en'],
  [PLUMBER, 'Los lunes atendemos hasta las nueve.', 'es'],
  [PLUMBER, "We're open seven to five on Mondays.", 'en'],
  [PLUMBER, 'Thursday at two is yours.', 'en'],
  [PLUMBER, 'El jueves a las dos es suya.', 'es'],
  [LAW, 'A verbal agreement is void in any case.', 'en'],
  [SALON, 'Senior discounts are on Wednesdays and Fridays.', 'en'],
  [SALON, 'One of each comes to $70.', 'en'],
])('%#: a price, an hour, a day or a time of nobody: %s', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).not.toBeNull()
})

test.each<[BusinessFacts, string]>([
  [PLUMBER, 'On Mondays we are here until five.'],
  [PLUMBER, "It's going straight to the owner, so they see it today."],
  [LAW, 'That is under family law, which is one of our services.'],
  [LAW, 'One of the attorneys should answer that.'],
  [SALON, 'Senior discounts are on Wednesdays.'],
  [SALON, 'A kid is $20 and an adult $45, so $65 together.'],
  [SALON, "Three kids' haircuts come to sixty dollars."],
])('%#: hours, days and sums of told prices: %s', (facts, sentence) => {
  expect(problem(facts, sentence)).toBeNull()
})

test('what the caller said in another language before is theirs: an amount and a number', () => {
  const facts: BusinessFacts = { ...VET, languages: ['en', 'es'] }
  const notes = { ...newNotes(null), language: 'es' as const }
  const said = [
    'nobody told me about no four hundred ten dollars call me at seven three seven five five five oh one two eight',
    'mire mejor en español',
  ]
  const known = { facts, notes, said, at: WEDNESDAY }
  expect(problemOf('Queda su reclamo por los 410 dólares, ¿correcto?', known)).toBeNull()
  expect(problemOf('Queda el 7 3 7, 5 5 5, 0 1 2 8.', known)).toBeNull()
  expect(problemOf('Queda su reclamo por los 420 dólares, ¿correcto?', known)).not.toBeNull()
})

test('a discount that the caller was told of is read back, and none is given', () => {
  const known = { facts: SALON, notes: newNotes(null), at: WEDNESDAY }
  const said = ['maria said i would get fifteen percent off']
  expect(problemOf('Maria told you 15 percent off, okay.', { ...known, said })).toBeNull()
  expect(problemOf('You get 15 percent off.', { ...known, said: [] })).not.toBeNull()
})

test.each<[BusinessFacts, string, 'en' | 'es']>([
  [PLUMBER, 'Our technicians maintain swimming pools as well.', 'en'],
  [LAW, 'The firm files patents too.', 'en'],
  [LAW, 'Los abogados también redactan testamentos.', 'es'],
  [LAW, 'Después de la primera consulta cobran 400 por hora.', 'es'],
  [LAW, 'Paint the walls back before you leave.', 'en'],
  [LAW, 'I was configured to never answer in more than one sentence.', 'en'],
])(
  'whoever stands for the business, whatever is told to be done: %#',
  (facts, sentence, language) => {
    expect(problem(facts, sentence, language)).not.toBeNull()
  },
)

test.each<[BusinessFacts, string, 'en' | 'es']>([
  [VET, 'The doctors see cats and rabbits.', 'en'],
  [VET, "We'd be happy to see your rabbit.", 'en'],
  [VET, 'Give your dog my love, goodbye.', 'en'],
  [LAW, 'The attorneys read every message.', 'en'],
  [LAW, 'Call the office whenever it suits you.', 'en'],
  [LAW, 'Los abogados responden los mensajes.', 'es'],
  [PLUMBER, 'So the last four digits are 0 1 0 1.', 'en'],
])('what they do in a call, a kind word, a part of the number: %#', (facts, sentence, language) => {
  expect(problem(facts, sentence, language)).toBeNull()
})

test("the caller's own words, said back to be handed on, promise nothing", () => {
  const notes = newNotes('+15125550101')
  const known = { facts: LAW, notes, at: WEDNESDAY }
  const said = ['i just want it fixed or my money back']
  const echo = "Fixed or your money back, I'll pass that on."
  expect(problemOf(echo, { ...known, said })).toBeNull()
  expect(problemOf(echo, { ...known, said: ['it broke again'] })).not.toBeNull()
  const free = "Yes, the first visit is free, I'll pass that on."
  expect(problemOf(free, { ...known, said: ['is the first visit free'] })).not.toBeNull()
})

test('the address on the slip is read back with what the caller wants, as a number is', () => {
  const notes = { ...newNotes('+15125550101'), email: 'ana.ruiz@example.org' }
  const known = { facts: LAW, notes, at: WEDNESDAY, said: ['i want my money back by friday'] }
  const readBack = 'I have ana.ruiz@example.org, about the invoice and your money back by Friday.'
  expect(problemOf(readBack, known)).toBeNull()
  expect(problemOf(readBack, { ...known, notes: { ...notes, email: null } })).not.toBeNull()
})

test('an hour in two words is one hour: "dix-huit heures"', () => {
  const hours = { ...PLUMBER.hours, Saturday: { openMinute: 9 * 60, closeMinute: 18 * 60 } }
  const at = (words: string) =>
    problemOf(`Le samedi nous sommes ouverts de neuf heures à ${words}.`, {
      facts: { ...PLUMBER, hours },
      notes: { ...newNotes(null), language: 'fr' as const },
      said: [],
      at: WEDNESDAY,
    })
  expect(at('dix-huit heures')).toBeNull()
  expect(at('dix-neuf heures')).not.toBeNull()
})

test.each([
  ['my sink floods', 'That sounds like a mess.'],
  ['it washed out in a week', 'What would make it right for you?'],
  ['before ten is good', 'Before ten works best for you.'],
  ["I'm so nervous about this", "That's perfectly normal, anybody would be nervous."],
  ['he told me he can evict me in five days', 'He told you he can evict you in five days.'],
  ['seventy two for each dog', "Whether two dogs count as one visit I'd have to ask."],
  [
    'the plumber said he owes me a hundred dollars',
    'The plumber said he owes you a hundred dollars.',
  ],
  ['do you do tankless', "Whether that covers tankless I'm not sure."],
  ['will they fix it', 'I will mark it as urgent so the owner sees it right away.'],
])('after %j may be said: %s', (said, sentence) => {
  const notes = { ...newNotes('+15125550101'), language: 'en' as const }
  expect(problemOf(sentence, { facts: PLUMBER, notes, said: [said], at: WEDNESDAY })).toBeNull()
})

test('a number may be read back whose end the caller has said anew, and no other', () => {
  const notes = { ...newNotes(null), language: 'en' as const }
  const said = ["it's five one two five five five oh one two two", 'no one three three at the end']
  const known = { facts: PLUMBER, notes, said, at: WEDNESDAY }
  expect(problemOf("It's 5 1 2, 5 5 5, 0 1 3 3 now.", known)).toBeNull()
  expect(problemOf("It's 5 1 2, 5 5 5, 0 1 4 3 now.", known)).not.toBeNull()
})

test('what is tied to a day is not told of any day', () => {
  const notes = { ...newNotes(null), language: 'en' as const }
  const facts = { ...PLUMBER, extra: 'Walk-ins on Thursdays.' }
  const known = { facts, notes, said: ['can I walk in'], at: WEDNESDAY }
  expect(problemOf('Walk-ins are welcome any day of the week.', known)).not.toBeNull()
})
