import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/kernel/languages.ts'
import { findCues } from '../../../src/receptionist/languages/find-cues.ts'
import type { Expects } from '../../../src/receptionist/understand/slots/expects.ts'
import { findName } from '../../../src/receptionist/understand/slots/find-name.ts'
import { readUtterance } from '../../../src/receptionist/understand/utterance.ts'

function nameIn(
  text: string,
  expects: Expects,
  language: Language,
  known: string | null = null,
): string | null {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  return findName(utterance, cues, language, expects, { name: known })?.text ?? null
}

type Row = readonly [Language, string, string | null]

describe('a name with a tail behind it, and talk behind that', () => {
  it.each<Row>([
    ['de', 'guten morgen brinkmann hier wir hatten gestern angerufen', 'Brinkmann'],
    ['de', 'hallo ja petersen hier bei uns läuft die spülmaschine aus', 'Petersen'],
    ['de', 'grüß gott lindner am apparat ich hätte gern einen termin', 'Lindner'],
    ['en', 'hello garrity here you came by last week about the furnace', 'Garrity'],
    ['en', 'hi goldberg speaking we have a problem with the oven', 'Goldberg'],
    ['es', 'buenas tardes zamora al habla tenemos una gotera en el techo', 'Zamora'],
    ['fr', 'bonjour lefebvre à l’appareil vous êtes venus la semaine dernière', 'Lefebvre'],
    ['pt', 'boa tarde tavares falando vocês vieram aqui ontem', 'Tavares'],
    ['tr', 'iyi günler yıldırım ben dün sizi aramıştım', 'Yıldırım'],
    ['ru', 'добрый день кузнецов говорит вы приезжали вчера', 'Кузнецов'],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'open', language)).toBe(name))

  it.each<Row>([
    ['de', 'guten morgen wasser hier überall im keller', null],
    ['de', 'hallo hier läuft das wasser aus der wand', null],
    ['en', 'hello everybody here is waiting for the heat', null],
    ['en', 'hi water here everywhere come quick', null],
    ['es', 'buenas tardes agua aquí por todos lados', null],
    ['fr', 'bonjour fuite ici dans la cave', null],
    ['pt', 'boa tarde goteira aqui na sala', null],
  ])('%s: no name in %s', (language, text) => expect(nameIn(text, 'open', language)).toBeNull())
})

describe('a name with its lead behind it', () => {
  it.each<Row>([
    ['de', 'ja passt und brinkmann ist mein name dörte brinkmann', 'Dörte Brinkmann'],
    ['de', 'dörte heiße ich', 'Dörte'],
    ['de', 'brinkmann mein name guten tag die heizung ist kalt', 'Brinkmann'],
    ['de', 'es tropft im keller mein name ist dörte brinkmann', 'Dörte Brinkmann'],
    ['en', 'that one works and hollis is my first name', 'Hollis'],
    ['es', 'maribel es mi nombre', 'Maribel'],
    ['fr', 'ghislaine c’est mon nom', 'Ghislaine'],
    ['pt', 'jussara é o meu nome', 'Jussara'],
    ['pt', 'jussara meu nome', 'Jussara'],
    ['tr', 'gülizar benim adım', 'Gülizar'],
    ['ru', 'людмила меня зовут', 'Людмила'],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'more', language)).toBe(name))
})

describe('a lead with talk between it and the name', () => {
  it.each<Row>([
    ['pt', 'o meu nome você ainda não perguntou é jussara medeiros', 'Jussara Medeiros'],
    ['en', 'my name you never asked is corinne maddox', 'Corinne Maddox'],
    ['es', 'mi nombre por cierto es maribel escobedo', 'Maribel Escobedo'],
    ['fr', 'mon nom au fait c’est ghislaine perrault', 'Ghislaine Perrault'],
    ['de', 'mein name übrigens ist dörte brinkmann', 'Dörte Brinkmann'],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'more', language)).toBe(name))

  it.each<Row>([
    ['en', 'my name you have it already and the sink is blocked', null],
    ['pt', 'meu nome você já tem a pia é nova', null],
    ['de', 'mein name steht bei ihnen und die tür ist offen', null],
  ])('%s: no name in %s', (language, text) => expect(nameIn(text, 'more', language)).toBeNull())
})

describe('a name asked for and said twice', () => {
  it.each<Row>([
    ['de', 'na brinkmann wie gesagt dörte brinkmann', 'Dörte Brinkmann'],
    ['de', 'brinkmann dörte brinkmann', 'Dörte Brinkmann'],
    ['en', 'garrity sheila garrity', 'Sheila Garrity'],
    ['en', 'i told you already sheila garrity so do you come out here', 'Sheila Garrity'],
    ['en', 'i just said sheila garrity can you help or not', 'Sheila Garrity'],
    ['es', 'zamora maribel zamora', 'Maribel Zamora'],
    ['es', 'ya le dije maribel zamora', 'Maribel Zamora'],
    ['fr', 'perrault ghislaine perrault', 'Ghislaine Perrault'],
    ['fr', 'je vous ai dit ghislaine perrault', 'Ghislaine Perrault'],
    ['pt', 'tavares jussara tavares', 'Jussara Tavares'],
    ['pt', 'eu já falei jussara tavares', 'Jussara Tavares'],
    ['tr', 'yıldırım gülizar yıldırım', 'Gülizar Yıldırım'],
    ['ru', 'кузнецова людмила кузнецова', 'Людмила Кузнецова'],
    ['ru', 'я же сказала людмила кузнецова', 'Людмила Кузнецова'],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'name', language)).toBe(name))
})

describe('a name asked for, with talk or a question in the same breath', () => {
  it.each<Row>([
    ['en', 'sheila garrity when can they be here', 'Sheila Garrity'],
    ['en', "desmond oyelaran i'm one of her tenants", 'Desmond Oyelaran'],
    ['en', "sheila it's for my puppy peanut he needs his shots", 'Sheila'],
    ['en', "Marlene it's for Pepper she needs a bath", 'Marlene'],
    [
      'en',
      "nadine garrity my daughter's name is holly garrity do you see teenagers",
      'Nadine Garrity',
    ],
    ['en', 'marlene like so it is for a birthday', 'Marlene'],
    ['en', 'mary lou', 'Mary Lou'],
    ['en', 'mary lou garrity what do you charge', 'Mary Lou Garrity'],
    ['es', 'maribel zamora cuánto tardan en llegar', 'Maribel Zamora'],
    ['es', 'maribel es para mi perrita canela', 'Maribel'],
    ['es', 'maribel zamora soy clienta de ustedes', 'Maribel Zamora'],
    ['fr', 'ghislaine perrault est-ce que vous venez le samedi', 'Ghislaine Perrault'],
    ['fr', 'ghislaine c’est pour ma chienne noisette', 'Ghislaine'],
    ['pt', 'jussara tavares quanto tempo demora', 'Jussara Tavares'],
    ['pt', 'jussara é pra minha cachorrinha mel', 'Jussara'],
    ['de', 'dörte brinkmann wann kann denn jemand kommen', 'Dörte Brinkmann'],
    ['de', 'dörte brinkmann aber sagen sie mal was kostet das', 'Dörte Brinkmann'],
    ['de', 'ingrid es ist für meine hündin bella', 'Ingrid'],
    ['tr', 'gülizar yıldırım ne zaman gelirsiniz', 'Gülizar Yıldırım'],
    ['ru', 'людмила кузнецова когда вы приедете', 'Людмила Кузнецова'],
    ['ru', 'людмила кузнецова а сколько это стоит', 'Людмила Кузнецова'],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'name', language)).toBe(name))
})

describe('an answer that gives no name', () => {
  it.each<Row>([
    ['en', "i told you i don't want to leave one", null],
    ['en', "it's fine", null],
    ['en', "nah that's okay", null],
    ['en', "that's alright don't bother", null],
    ['en', 'you do not need it', null],
    ['es', 'así está bien', null],
    ['es', 'el nombre no es necesario', null],
    ['es', 'no se preocupe por el nombre', null],
    ['fr', "c'est pas la peine", null],
    ['fr', 'pas besoin de nom', null],
    ['fr', 'mon nom ça ne sert à rien', null],
    ['pt', 'não precisa do nome', null],
    ['pt', 'o nome não faz falta', null],
    ['de', 'den namen brauchen sie doch nicht', null],
    ['de', 'schon gut', null],
    ['de', 'passt schon', null],
    ['de', 'mein name tut nichts zur sache', null],
    ['tr', 'gerek yok', null],
    ['tr', 'isme gerek yok', null],
    ['ru', 'имя не нужно', null],
    ['ru', 'да не надо', null],
  ])('%s: %s', (language, text) => expect(nameIn(text, 'name', language)).toBeNull())
})

describe('a spelling', () => {
  it.each<Row>([
    ['en', 'with a k', null],
    ['en', 'Joel Kessler, with a K, K E S S L E R', 'Joel Kessler'],
    ['pt', 'Jussara Kessler, com K, K E S S L E R', 'Jussara Kessler'],
    ['es', 'Maribel Zamora, con zeta, Z A M O R A', 'Maribel Zamora'],
    ['de', 'Dörte Kessler, mit K, K E S S L E R', 'Dörte Kessler'],
    ['fr', 'Ghislaine Kessler, avec un K, K E S S L E R', 'Ghislaine Kessler'],
    ['de', 'brinkmann ist mein name dörte brinkmann mit zwei n', 'Dörte Brinkmann'],
    ['en', 'brandt with a d b r a n d t', 'Brandt'],
    ['en', 'tyler with an i t i l e r', 'Tiler'],
    ['en', 'edna lindgren l i n d g r e n see i do not get out much', 'Edna Lindgren'],
    ['en', 'edna lindgren l i n d g r e n and my cat is sick', 'Edna Lindgren'],
    ['en', 'edna lindgren l i n d g r e n you know the one on the hill', 'Edna Lindgren'],
    ['en', 'edna lindgren l i n d g r e n oh and i wanted to ask', 'Edna Lindgren'],
    ['en', "it's anjali venkataraman v e n k a t a r a m a n", 'Anjali Venkataraman'],
    [
      'en',
      "it's only a drip but i want it done soon it's anjali venkataraman v e n k a t a r a m a n",
      'Anjali Venkataraman',
    ],
    ['de', 'dörte lindgren l i n d g r e n da fällt mir ein', 'Dörte Lindgren'],
    ['es', 'maribel ybarra y b a r r a de la calle ocho', 'Maribel Ybarra'],
    ['fr', 'ghislaine perrault p e r r a u l t je voulais savoir', 'Ghislaine Perrault'],
    ['pt', 'jussara tavares t a v a r e s e eu queria saber', 'Jussara Tavares'],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'name', language)).toBe(name))

  it.each([
    ['v e n k a t a r a m a n', 'confirm_name', 'Anjali', 'Anjali Venkataraman'],
    ['no just lindgren l i n d g r e n', 'confirm_name', 'Edna Lindgrenson', 'Edna Lindgren'],
    ['the last name is spelled k e s s l e r', 'more', 'Joel', 'Joel Kessler'],
    ["and it's anjali is my first name", 'phone', 'Venkataraman', 'Anjali Venkataraman'],
    ['my first name is anjali', 'more', 'Venkataraman', 'Anjali Venkataraman'],
  ] as const)('%s', (text, expects, known, name) =>
    expect(nameIn(text, expects, 'en', known)).toBe(name),
  )
})

describe('a name said twice, begun, doubled, or within talk, once it was asked for', () => {
  it.each<Row>([
    ['en', 'doctor reyes marisol reyes and when are you open', 'Marisol Reyes'],
    ['en', 'im jo joanna whitaker', 'Joanna Whitaker'],
    ['en', 'chris christopher bellamy yeah', 'Christopher Bellamy'],
    ['es', 'rosa inés barrera barrera con b grande', 'Rosa Inés Barrera'],
    ['de', 'ulrike petersen petersen mit e', 'Ulrike Petersen'],
    ['en', 'marcus uh marcus trent what are your hours', 'Marcus Trent'],
    ['fr', 'sylvie euh sylvie garnier c’est combien', 'Sylvie Garnier'],
    ['en', 'well that’s too bad uh greg novotny but talk to my son about it', 'Greg Novotny'],
    ['es', 'qué bueno entonces el viernes ramiro cárdenas para servirle', 'Ramiro Cárdenas'],
    ['pt', 'ah que bom então na sexta fernando azevedo às ordens', 'Fernando Azevedo'],
    [
      'de',
      'na das ist aber teuer gut annette schröder aber rufen sie meinen mann an',
      'Annette Schröder',
    ],
    ['fr', 'ah c’est cher ça bon nathalie bouchard mais appelez mon mari', 'Nathalie Bouchard'],
    ['en', 'no bernice i’m not done yet', null],
  ])('%s: %s', (language, text, name) => expect(nameIn(text, 'name', language)).toBe(name))

  it.each<readonly [Language, string, string, string]>([
    ['fr', 'non pas misère juste sylvain', 'Misère Sylvain Gagnon', 'Sylvain Gagnon'],
    ['es', 'no caray no ramiro cárdenas', 'Caray Ramiro Cárdenas', 'Ramiro Cárdenas'],
    ['de', 'ja also sabine vogel', 'Sabine', 'Sabine Vogel'],
  ])('%s: %s puts the known name right', (language, text, known, name) =>
    expect(nameIn(text, 'confirm', language, known)).toBe(name),
  )
})

describe('an address that is said with its dots', () => {
  it.each<Row>([
    ['en', "put my email down too it's mark dot v at hilltop realty dot example thanks bye", null],
    ['en', "and you can email me it's danielle dot arruda at mail dot example", null],
    ['es', 'mi correo es, soy maria punto lopez arroba taller punto example', null],
    ['en', 'my name is Dot', 'Dot'],
    ['en', 'this is Dot Miller', 'Dot Miller'],
  ])('%s: %s', (language, text, name) =>
    expect(nameIn(text, 'more', language, name === null ? 'Mark Villanueva' : null)).toBe(name),
  )
})
