import { describe, expect, it } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128422671'

const VET: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Willow Vet',
  businessPhone: '+15125550144',
  services: ['Vaccinations', 'Dental cleaning'],
  extra:
    'A first exam is $68. We see dogs and cats only. For emergencies at night go to Oak Hill Animal Emergency, ' +
    '4500 Hill Road, 512 555 0188. Gift cards are sold at the desk. Parking is behind the shop.',
  languages: ['es', 'fr', 'de', 'pt', 'tr', 'ru'],
}

async function lastReply(turns: readonly string[], at?: Date): Promise<string> {
  return (await playCall(turns, { facts: VET, caller: CALLER, ...(at ? { at } : {}) })).last.text
}

/** 22:30 in Austin. */
const NIGHT = new Date('2026-06-11T03:30:00Z')

describe('where else to turn', () => {
  it.each([
    ["what's the phone number of the emergency clinic"],
    ['my dog ate chocolate', "what's their number"],
    ['my dog ate chocolate', 'Rob Tillman', "hold on I didn't get that clinic's number"],
    ['mi perro se comió unas pasas y está vomitando', '¿me repite el número de ellos?'],
    ['mon chien a mangé du chocolat', "quel est le numéro de la clinique d'urgence ?"],
    ['mein Hund hat Schokolade gefressen', 'wie ist die Nummer der Notfallklinik'],
    ['meu cachorro comeu chocolate', 'pode repetir o telefone deles?'],
    ['köpeğim çikolata yedi', 'acil kliniğin numarası ne'],
    ['моя собака съела шоколад', 'какой номер у экстренной клиники'],
  ])('%s: %s %s', async (...turns) => {
    expect(await lastReply(turns.filter(Boolean), NIGHT)).toContain('512 555 0188')
  })

  it('is not what is told to who asks for ours', async () => {
    expect(await lastReply(["what's your phone number"])).toContain('(512) 555-0144')
  })
})

describe('what cannot wait', () => {
  const HEATING: BusinessFacts = {
    ...PLUMBER,
    businessName: 'Saguaro Heating',
    extra:
      'A visit is $89. For no cooling with a baby or an ill person at home call 520 842 0187 day or night. ' +
      'For bills call Ana at 520 842 0111.',
    languages: ['es'],
  }

  it.each([
    'our ac quit an hour ago and my baby is burning up please it is an emergency',
    'mi papá está enfermo y no hay aire, es una emergencia',
  ])('is told at once whom to call then, once: %s', async (first) => {
    const call = await playCall([first, 'Rob Tillman, it is really urgent'], {
      facts: HEATING,
      caller: CALLER,
    })
    expect(call.replies[1]?.text).toContain('520 842 0187')
    expect(call.replies[2]?.text).not.toContain('520 842 0187')
    expect(call.replies[1]?.text).not.toContain('520 842 0111')
  })

  it('is not told who has no hurry', async () => {
    const call = await playCall(['I would like a tune-up next month'], {
      facts: HEATING,
      caller: CALLER,
    })
    expect(call.last.text).not.toContain('520 842 0187')
  })
})

describe('a fact that only shares a word', () => {
  it.each([
    'how long is the first exam',
    'who does the first exam',
    'do gift cards expire',
    'Wie lange dauert die erste Untersuchung?',
  ])('is no answer: %s', async (asked) => {
    expect(await lastReply([asked])).not.toMatch(/\$68|at the desk/)
  })
})

describe("somebody else's number", () => {
  it('is shown as it was said, beside the one that was called from', async () => {
    const words = "no, it's my mom's, Ruth Hale, 512 842 9034"
    const turns = ['My cat has a limp', 'Rob Tillman', words, 'yes', 'no']
    const { replies, conclusion } = await playCall(turns, { facts: VET, caller: CALLER })
    expect(conclusion.message).toMatchObject({ name: 'Rob Tillman', phone: '+15128429034' })
    expect(conclusion.message?.text).toContain(`Number as said: ${words}`)
    expect(conclusion.message?.text).toContain('Called from: (512) 842-2671')
    expect(replies.at(3)?.text).not.toContain('Rob Tillman')
  })

  it("and the caller's own is not", async () => {
    const turns = ['My cat has a limp', 'Rob Tillman', 'no, my number is 512 842 9034', 'yes', 'no']
    const { conclusion } = await playCall(turns, { facts: VET, caller: CALLER })
    expect(conclusion.message?.text).not.toMatch(/as said|Called from/)
  })
})
