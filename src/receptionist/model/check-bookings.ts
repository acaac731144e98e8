import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import type { Range, Utterance } from '../understand/utterance.ts'

/**
 * Where a clause says that somebody is put into the calendar, whoever does it and in any tense: "they'll squeeze her
 * in", "I've put you on the board", "ich habe Ihnen Dienstag um zehn eingetragen". `isTimed`: the clause also names a
 * time, without which some phrases only mean a note.
 */
export function bookedIn(
  { words }: Utterance,
  clause: Range,
  isTimed: boolean,
  language: Language,
): Range | null {
  const text = words.slice(clause.from, clause.to).map(({ folded }) => folded)
  const { always, timed } = BOOKED[language]
  const found = always.exec(text.join(' ')) ?? (isTimed ? timed.exec(text.join(' ')) : null)
  if (found === null) return null
  const from = text.join(' ').slice(0, found.index).split(' ').filter(Boolean).length
  return { from: clause.from + from, to: clause.from + from + found[0].trim().split(' ').length }
}

type Booked = { always: RegExp; timed: RegExp }

const NEVER = /(?!)/
const WHOM = '(?:you|him|her|them|it|your \\w+|the \\w+)'

const BOOKED: Record<Language, Booked> = {
  en: {
    always: new RegExp(
      pattern`
        \b(?:squeeze|fit|slot|pencil|sneak|tuck|slip|work)(?:s|ing|ed|ted|zed)? ${WHOM} (?:in|into|between)\b|
        \b(?:put|got|have|added|placed|get) ${WHOM} (?:on|onto|into) (?:the|our|her|his|their|\w+s) (?:\w+ )?
        (?:board|schedule|calendar|books?|route|rounds|roster|docket)\b|
        \b(?:youre|you are|shes|hes|theyre|is|are) (?:all |now |already )?
        (?:penciled|slotted|squeezed|down for)\b|
        \b(?:will|can|ll|doctorll|hell|shell|theyll) (?:see|take) (?:you|him|her|them) (?:now|right away|straight away|
        immediately|(?:as soon as|the minute|the moment|when) you)\b`,
    ),
    timed: new RegExp(
      pattern`
        \ball set(?:$| (?:with|for|on|at)\b)|
        \b(?:ive|i have|i|weve|we|just|ill|well) (?:already |now |just |gone ahead and )*
        (?:mov(?:e|ed)|switch(?:ed)?|shift(?:ed)?|bump(?:ed)?|swap(?:ped)?|reschedul(?:e|ed)|transferred) ${WHOM} 
        (?:over |up |back )?(?:to|for|into|until|from)\b(?! (?:the )?(?:owner|message|note|list|office|team|top))|
        ^(?!(?:im|i|that|thats|its|whats|heres|theres|lets|so|yes)\b)\w+s (?:all |now |already )?down for\b|
        ^your (?:\w+ )?(?:appointment|visit|slot|haircut|blowout|color|balayage|cut|consultation|checkup|
        \w+)(?:s| is|s are) (?:all |now |already )*(?:on|at|for) .*\b(?:now|instead)\b|
        \b(?:s|is|are) (?:all |now |officially )?(?:yours|your (?:slot|spot|time|appointment))\b|
        \b(?:lets|we can|well) (?:say|do|make it|go with|call it)\b|
        \b(?:saved|held|holding|blocked|reserved|kept|keeping) ${WHOM}? ?(?:a |an |the )?
        (?:slot|spot|chair|hour|time|seat|place)\b|
        \b(?:ill|i|we|well|theyll|they|hell|shell) (?:will |can )?(?:see|meet|expect|have) (?:you|him|her|them) (?:in |
        at |on |this |tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
    ),
  },
  es: {
    always: new RegExp(pattern`
      \b(?:le|la|lo|te|les|os) (?:he |hemos |ya )?
      (?:apart|agend|reserv|program|guard|separ|asign|met)(?:e|o|i|amos|imos|ado|ido|aron)\b`),
    timed: new RegExp(pattern`
      \b(?:es|son|sera) (?:suy[oa]s?|tuy[oa]s?)\b|
      \b(?:esta|estas|queda|quedo|quedas|tiene|tienes) (?:ya |usted )?
      (?:agendad|reservad|apartad|confirmad|programad|citad|anotad|apuntad)[oa]s?\b|
      \b(?:le|te|lo|la) (?:hacemos|hago|hacen|buscamos) (?:un )?(?:hueco|espacio|lugar)\b`),
  },
  pt: {
    always:
      /\b(?:marquei|agendei|reservei|encaixei|marcamos|agendamos|reservamos|encaixamos|encaixo|encaixam) /,
    timed: new RegExp(pattern`
      \b(?:e|sao|fica) (?:todo )?(?:seu|sua|teu|tua)$|
      \b(?:esta|ta|fica|ficou|ficando) (?:ja |tudo )?
      (?:marcad|agendad|reservad|confirmad|encaixad|anotad)[oa]s?\b`),
  },
  de: {
    always: new RegExp(pattern`
      \b(?:habe?|haben|hab) (?:\w+ ){0,8}
      (?:eingetragen|gebucht|vorgemerkt|reserviert|eingeplant|eingeschoben|dazwischengeschoben)\b|
      \b(?:schieben|schiebe) (?:\w+ ){1,4}(?:ein|dazwischen|rein)\b`),
    timed: new RegExp(pattern`
      \bgehort (?:ihnen|dir)\b|\bist (?:ihrer|deiner)\b|
      \b(?:sind|ist|bist) (?:\w+ ){0,6}
      (?:eingetragen|gebucht|vorgemerkt|reserviert|eingeplant|bestatigt)\b|
      \b(?:trage|tragen|plane|planen|merke|merken|buche|buchen) (?:\w+ ){1,8}(?:ein|vor)\b`),
  },
  fr: {
    always:
      /\b(?:vous ai|vous avons|vous a|ai|avons) (?:\w+ ){0,4}(?:inscrite?|reservee?|bloquee?|casee?)\b/,
    timed: new RegExp(pattern`
      \best (?:a vous|pour vous|la votre|le votre)\b|
      \b(?:etes|est) (?:\w+ ){0,3}(?:inscrite?|reservee?|confirmee?|prevue?)\b`),
  },
  ru: {
    always: /(?:^| )(?:записал|записала|записали|забронировал\p{L}*) вас(?: |$)/u,
    timed: /вы записаны/,
  },
  tr: {
    always:
      /\b(?:randevunuz\p{L}* (?:aldim|ayarladim|ayirdim|olusturdum|yazdim)|sizi (?:yazdim|kaydettim))\b/u,
    timed: NEVER,
  },
}
