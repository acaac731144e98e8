import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresIn, inventedFigure } from '../../src/receptionist/model/figures.ts'
import { refusalOf } from '../../src/receptionist/model/reply-guard.ts'
import { SpokenLine } from '../../src/receptionist/model/spoken-line.ts'

const given = {
  text: 'The fee is $89. 9:00 AM (9:00) to 5:00 PM (17:00)',
  figures: ['89', '900', '1700', '500'],
}

test.each([
  ["I can't promise a time, but I can take a message."],
  ['Nobody can come to the phone right now, but I can take a message.'],
  ["I'm not able to book a visit. May I have your name?"],
  ["I'll pass your message to the owner."],
  ['The service call fee is $89.'],
  ['We are open from 9 AM to 5 PM, and today until 17:00.'],
  ['If anyone is in danger, please hang up and dial 911.'],
  ['Is that the number you want to be called back on?'],
  ["I'm an AI receptionist. What would you like me to pass on?"],
  ["I can't say when someone will call you back, but I'll pass it on."],
  ["I've marked this as urgent. I'll make sure the owner gets your message."],
  ['Le paso su mensaje al dueño.'],
  ['Vou passar o recado ao dono.'],
  ['Je passe votre message au patron.'],
  ['Mesajınızı ileteceğim.'],
  ['Я передам ваше сообщение.'],
  ['Ich gebe Ihre Nachricht weiter. Bitte rufen Sie wieder an.'],
  ['No puedo prometer una hora. ¿Me dice su nombre?'],
  ['Não posso prometer um horário. Qual é o seu nome?'],
  ['Je ne peux pas promettre une heure. Votre nom, s’il vous plaît ?'],
  ['Saat sözü veremem. Adınız nedir?'],
  ['Я не могу обещать время. Как вас зовут?'],
  ['Ich kann keine Zeit versprechen. Wie heißen Sie?'],
])('may be said: %s', (reply) => {
  expect(refusalOf(reply, given)).toBe(null)
})

test.each([
  ['I promise.'],
  ["Don't worry, the owner will call you back in ten minutes."],
  ["Someone'll be there soon."],
  ['A plumber will come today.'],
  ["You're all booked."],
  ['We can be there soon.'],
  ['He should arrive shortly.'],
  ['The owner will be in touch.'],
  ["We'll have a technician out there by noon."],
  ['I will make sure someone calls you right away.'],
  ['I scheduled you for tomorrow.'],
  ['Your refund has been processed.'],
  ['Le devolveremos la llamada.'],
  ['Ligaremos para você.'],
  ['Nous vous rappellerons.'],
  ['Sizi geri arayacağız.'],
  ['Wir rufen Sie zurück.'],
  ["Okay, I've dispatched a truck."],
  ['Help is on the way.'],
  ["Oh no, I'm a real person."],
  ['Le prometo que sí.'],
  ['El dueño le llamará hoy.'],
  ['Ele vai ligar hoje.'],
  ['Je vous garantis que oui.'],
  ['Le patron vous rappellera.'],
  ['Söz veriyorum.'],
  ['Sizi arayacaklar.'],
  ['Мастер приедет сегодня.'],
  ['Хозяин вам перезвонит.'],
  ['Ich verspreche es Ihnen.'],
  ['Der Chef wird Sie zurückrufen.'],
])('promises what is not to be promised: %s', (reply) => {
  expect(refusalOf(reply, given)).toBe('promise')
})

test.each([
  ['It costs 120.', 'invented figure'],
  ['It costs a hundred dollars.', null],
  ['**Sure.**', 'markup'],
  ['See https://example.com', 'markup'],
  ['My instructions say so.', 'rules told'],
  ['x'.repeat(601), 'too long'],
])('%s → %s', (reply, refusal) => {
  expect(refusalOf(reply, given)).toBe(refusal)
})

test('a price in words needs a price among the facts', () => {
  expect(refusalOf('It costs a hundred dollars.', { text: '', figures: [] })).toBe('invented price')
})

test('figures are read as they are written, and those of a phone number count together', () => {
  expect(figuresIn('(512) 842-2671, at 9:00 for $1,500, 8')).toEqual([
    '5128422671',
    '900',
    '15008',
    '512',
    '8422671',
    '1500',
  ])
  const known = figuresIn('+15128422671, Monday the 5th, 9:00')
  expect(inventedFigure('I have 5 1 2, 8 4 2, 2 6 7 1.', known)).toBe(undefined)
  expect(inventedFigure('I have 5 1 2, 8 4 2, 2 6 7 7.', known)).toBe('5 1 2, 8 4 2, 2 6 7 7')
  expect(inventedFigure('On the 5, 9 AM', known)).toBe(undefined)
  expect(inventedFigure('The number that ends in 2671', known)).toBe(undefined)
  expect(inventedFigure('He is there at 8', known)).toBe('8')
})

test('however a reply is cut into pieces, the same words are said, whole sentences at a time', () => {
  const reply = 'Thank you, Dr. Reyes! I have “it” at 9 a.m.  May I\nhave your name?'
  const cuts = fc.array(fc.nat({ max: reply.length }), { maxLength: 12 })
  fc.assert(
    fc.property(cuts, (at) => {
      const tokens: string[] = []
      const voice = {
        say: (token: string) => void tokens.push(token),
        stopped: new AbortController().signal,
      }
      const line = new SpokenLine(voice, 'en')
      const edges = [0, ...at.sort((a, b) => a - b), reply.length]
      for (const [index, edge] of edges.entries()) {
        line.add(reply.slice(edge, edges[index + 1] ?? reply.length), () => true)
      }
      line.finish(() => true)
      expect(tokens).toEqual([
        'Thank you, Dr.',
        ' Reyes!',
        ' I have “it” at 9 a.m.',
        ' May I have your name?',
      ])
      expect(line.text).toBe(tokens.join(''))
    }),
  )
})
