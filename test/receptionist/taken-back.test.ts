import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420144'

/** A matter, a name and a yes to the number in each language, so that what follows comes late in the call. */
const LEFT: Record<Language, string[]> = {
  en: ['The tap in my garage drips.', 'Nora Quist.', 'Yes, it is.'],
  es: ['Gotea la llave de mi garaje.', 'Nora Quiroga.', 'Sí, está bien.'],
  fr: ['Le robinet de mon garage goutte.', 'Nora Quentin.', 'Oui, très bien.'],
  de: ['Der Wasserhahn in meiner Garage tropft.', 'Nora Quast.', 'Ja, die passt.'],
  pt: ['A torneira da minha garagem pinga.', 'Nora Queiroz.', 'Sim, serve.'],
  tr: ['Garajımdaki musluk damlatıyor.', 'Nora Kaya.', 'Evet, uygun.'],
  ru: ['У меня в гараже капает кран.', 'Нора Королёва.', 'Да, подходит.'],
}

function play(said: string, language: Language = 'en', ...after: string[]) {
  const facts = { ...PLUMBER, languages: language === 'en' ? [] : [language] }
  const turns = [...LEFT[language], said, ...after].map((text) => ({
    kind: 'speech' as const,
    text,
    language,
  }))
  return playCall(turns, { facts, caller: CALLER })
}

describe('a request plainly taken back late in the call leaves no message', () => {
  test.each<[Language, string]>([
    [
      'en',
      "Oh, my neighbor has a wrench and he just stopped it. Don't pass anything on to the owner.",
    ],
    ['en', "Thanks, it's working again. Forget the message."],
    ['es', 'Mire, mi hijo ya la cambió ayer en la tarde. No le digan nada a nadie.'],
    ['fr', "Mon voisin s'en est occupé entre-temps. Ne transmettez rien à personne."],
    ['de', 'Mein Nachbar hat ihn gerade ausgetauscht. Bitte geben Sie nichts weiter.'],
    ['pt', 'Meu cunhado acabou de trocar a peça aqui. Não precisa mandar recado nenhum.'],
    ['tr', 'Komşum az önce değiştirdi. Kimseye bir şey söylemeyin.'],
    ['ru', 'Сосед уже сам всё заменил. Никому ничего не передавайте.'],
  ])('%s: %s', async (language, said) => {
    const { conclusion, last } = await play(said, language)
    expect(conclusion.message).toBeNull()
    expect(conclusion.urgent).toBe(false)
    expect(last.text).not.toContain('pass this on')
  })
})

const YES: Record<Language, string> = {
  en: 'Yes, please.',
  es: 'Sí.',
  fr: 'Oui.',
  de: 'Ja, bitte.',
  pt: 'Sim.',
  tr: 'Evet.',
  ru: 'Да.',
}
const NO: Record<Language, string> = {
  en: 'No.',
  es: 'No.',
  fr: 'Non.',
  de: 'Nein.',
  pt: 'Não.',
  tr: 'Hayır.',
  ru: 'Нет.',
}

describe('who may want nothing passed on is asked once: a yes drops the message, a no keeps it', () => {
  test.each<[Language, string]>([
    ['en', 'We found the valve, so never mind. Nobody needs to call me.'],
    ['en', "Cancel that, I no longer need anybody. Please don't have the plumber phone me."],
    ['en', 'You know what never mind we fixed it'],
    ['en', 'I was only shopping around, so no need to bother him with it, bye'],
    ['es', 'Olvídelo, ya no necesitamos a nadie. No hace falta que me llamen.'],
    ['fr', "Laissez tomber, on n'a plus besoin de personne. Ne me rappelez pas."],
    ['de', 'Das hat sich erledigt, wir brauchen niemanden mehr. Rufen Sie mich nicht zurück.'],
    ['pt', 'Deixa pra lá, não precisamos de ninguém. Não precisa me ligar.'],
    ['tr', 'Boş verin, gerek kalmadı. Beni aramayın.'],
    ['ru', 'Забудьте, больше не нужно. Не перезванивайте мне.'],
  ])('%s: %s', async (language, said) => {
    const { askDrop, messageWithdrawn } = PHRASES[language]
    const asked = await play(said, language)
    expect(asked.last.text).toContain(askDrop)
    expect(asked.conclusion.summary).toContain('may have taken this back')
    const dropped = await play(said, language, YES[language])
    expect(dropped.last.text).toContain(messageWithdrawn)
    expect(dropped.conclusion.message).toBeNull()
    const kept = await play(said, language, NO[language], said)
    expect(kept.conclusion.message?.text).toContain(LEFT[language][0])
    expect(kept.replies.filter(({ text }) => text.includes(askDrop))).toHaveLength(1)
  })

  test.each([
    ['a no', 'No.'],
    ['another matter', 'My upstairs shower has no hot water since Sunday.'],
    ['a yes that goes on with a matter', 'Yes, and tell him my upstairs shower has no hot water.'],
  ])('%s keeps it as it was', async (_, answer) => {
    const { conclusion } = await play('Never mind, we fixed it.', 'en', answer)
    expect(conclusion.message?.text).toContain(LEFT.en[0])
    expect(conclusion.summary).not.toContain('taken this back')
  })

  test.each(['I prefer not to say.', "I'd rather not give that."])(
    'a name refused is no refusal of the message: %s',
    async (said) => {
      const { replies } = await playCall(['My gate motor hums.', said], { caller: CALLER })
      expect(replies.at(-1)?.text).not.toContain(PHRASES.en.askDrop)
    },
  )

  test('nobody in danger is asked, and nothing of it is dropped', async () => {
    const turns = ['I smell gas in my kitchen.', 'Nora Quist.', 'Yes.', 'Never mind, forget it.']
    const { replies, conclusion } = await playCall([...turns, 'Yes.'], { caller: CALLER })
    expect(replies.map(({ text }) => text).join(' ')).not.toContain(PHRASES.en.askDrop)
    expect(conclusion.message?.text).toContain(turns[0])
  })
})

describe('in doubt the message stays, and says first that the caller may have taken it back', () => {
  test.each<[Language, string]>([
    ['en', 'My neighbor stopped it, so forget it.'],
    ['en', "Hm, it's been taken care of."],
    ['en', "You know what, don't have the plumber call me."],
    ['es', 'Ya se arregló, falsa alarma.'],
    ['fr', "Finalement c'est réglé, laissez tomber."],
    ['de', 'Ach, das hat sich erledigt.'],
    ['pt', 'Já está resolvido, deixa pra lá.'],
    ['tr', 'Sorun çözüldü, vazgeçtim.'],
    ['ru', 'Уже не надо, само прошло.'],
  ])('%s: %s', async (language, said) => {
    const { conclusion } = await play(said, language)
    expect(conclusion.message?.text).toContain(LEFT[language][0])
    expect(conclusion.summary).toContain('may have taken this back')
  })
})

describe('nothing is taken back by', () => {
  test.each([
    "Never mind the garage, it's the kitchen tap that drips.",
    "Don't have him call me before nine.",
    "Don't send anything by mail, I'd like it by email.",
    "Don't tell him anything about the price, just that it drips.",
    "Forget it, I'd like somebody to come on Monday.",
    "Don't have him call my wife.",
    'Never mind, I found the address. I am at 12 Oak Street.',
    "Don't send anybody without calling me first.",
    'We still need somebody, nobody else can do it.',
  ])('%s', async (said) => {
    // Who is asked says no.
    const { conclusion } = await play(said, 'en', 'No.')
    expect(conclusion.message?.text).toContain(LEFT.en[0])
    expect(conclusion.summary).not.toContain('taken this back')
  })

  test('setting one thing aside for another', async () => {
    const said = "Finalement oubliez le garage, c'est la cuisine qui fuit de partout."
    const { conclusion } = await play(said, 'fr')
    expect(conclusion.summary).toContain("c'est la cuisine")
    expect(conclusion.summary).not.toContain('taken this back')
  })

  test('words that a later wish overrules', async () => {
    const turns = [
      ...LEFT.en,
      'My neighbor stopped it, so forget it.',
      'No wait, it drips again. Please call me tomorrow.',
    ]
    const { conclusion } = await playCall(turns, { caller: CALLER })
    expect(conclusion.message?.text).toContain(LEFT.en[0])
    expect(conclusion.summary).not.toContain('taken this back')
  })
})

describe('“never mind” sets aside what was said last, which is not the request after', () => {
  test.each<[Language, string, string]>([
    ['en', 'Do you sell hose reels too?', 'Oh, never mind.'],
    ['en', 'Am I talking to a computer?', "Never mind, it's fine."],
    ['en', 'Boy, my phone crackles today.', 'Forget it, it stopped.'],
    ['es', '¿Y venden mangueras?', 'Olvídelo, gracias.'],
    ['pt', 'Vocês vendem mangueira?', 'Deixa pra lá.'],
    ['fr', "Vous vendez des tuyaux d'arrosage ?", 'Laissez tomber.'],
    ['de', 'Verkaufen Sie auch Schläuche?', 'Vergessen Sie es.'],
  ])('%s: %s, %s', async (language, beside, said) => {
    const turns = [...LEFT[language], beside, said].map((text) => ({
      kind: 'speech' as const,
      text,
      language,
    }))
    const facts = { ...PLUMBER, languages: language === 'en' ? [] : [language] }
    const { conclusion } = await playCall(turns, { facts, caller: CALLER })
    expect(conclusion.message?.text).toContain(LEFT[language][0])
    expect(conclusion.summary).not.toContain('taken this back')
  })
})

test.each(['You know what, forget it.', 'You know what never mind we fixed it'])(
  'takes it back and asks nothing: %s',
  async (said) => {
    const { conclusion, last } = await play(said)
    expect(conclusion.questions).toEqual([])
    expect(last.text).toBe(PHRASES.en.askDrop)
  },
)

test('“you know what” asks for nothing to be said again', async () => {
  const turns = [
    'What are your hours on Saturday?',
    'You know what, the tap in my garage drips too.',
  ]
  const { last } = await playCall(turns, { caller: CALLER })
  expect(last.text).not.toContain('1 PM')
})
