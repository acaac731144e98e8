import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

/**
 * "A doutora Lind vai até a delegacia", "Ms. Hart will drive over to the station": a person of the business, by title
 * or trade, who goes to a place. What only the message does ("goes to the attorney") has no such subject.
 */
export function goesSomewhere(
  { words }: Utterance,
  { from, to }: Range,
  { notes }: Known,
): boolean {
  const text = words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
  return GOES[notes.language]?.test(text) ?? false
}

const PEOPLE_ES =
  '(?:doctora?|dra?|licenciad[oa]|lic|abogad[oa]s?|veterinari[oa]s?|plomeros?|fontaneros?|tecnicos?|duen[oa]|senora?)'
const PEOPLE_PT =
  '(?:doutora?|dra?|advogad[oa]s?|veterinari[oa]s?|encanador(?:es)?|tecnicos?|don[oa]|senhora?|cabeleireir[oa]s?)'

const GOES: Partial<Record<Language, RegExp>> = {
  en: new RegExp(pattern`
    \b(?:ms|mr|mrs|dr|doctor|(?:the|our|an|a|one of our) (?:\w+ )?(?:attorneys?|lawyers?|doctor|vet|plumber|
    technician|tech|stylist|owner))(?: \w+)? (?:will|is going to|is|ll) (?:be )?(?:also |right |already |now )*
    (?:go|going|drive|driving|head|heading|walk|run|rush|rushing|hurry) (?:right |straight |over |down |out )*
    (?:to|for) (?:the|your|his|her|their)\b(?! (?:message|note|voicemail|phone|list|details))`),
  es: new RegExp(pattern`
    \b(?:el|la|un|una|nuestr[oa]|un[oa] de (?:los|las|nuestr[oa]s)) ${PEOPLE_ES}(?: \w+)? (?:ya |le |lo |se )*
    (?:va|ira|viene|vendra|acude|acudira|pasa|pasara|sale|saldra|llega|llegara)
    (?: ahora| enseguida| hoy| manana| directo)? (?:a(?:l| la| su| los| las)?|hasta|para|por) (?:la |el |su )?
    (?!llamar|leer|ver\b|decid|respond|contest|hacer|recib)\w+`),
  pt: new RegExp(pattern`
    \b(?:o|a|um|uma|noss[oa]|uma? d[oa]s(?: noss[oa]s)?) ${PEOPLE_PT}(?: \w+)? (?:ja |lhe |se )*
    (?:vai|ira|vem|vira|passa|passara|sai|saira|chega|chegara)
    (?: agora| hoje| amanha| direto| logo)? (?:ate|a(?:o|os|s)?|na|no|pra|para) (?:o |a |sua |seu )?
    (?!ligar|ler|ver\b|decid|respond|retorn|fazer|receb)\w+`),
  fr: new RegExp(pattern`
    \b(?:maitre|docteur|dr|l avocate?|lavocate?|le plombier|la? veterinaire|le technicien)(?: \w+)?
    (?:va|ira|vient|viendra|passe|passera|se rend|se rendra)
    (?: tout de suite| maintenant| demain)? (?:au|aux|a la|a l|chez) \w+`),
  de: new RegExp(pattern`
    \b(?:frau|herr|doktor|dr|der|die|unsere?) (?:\w+ )?(?:fahrt|kommt|geht|eilt)
    (?: gleich| sofort| jetzt| morgen| heute| dann)* (?:zu[rm]?|ins|in die|auf die|nach|vorbei)\b`),
}
