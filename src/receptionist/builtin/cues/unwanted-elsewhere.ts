import { cue } from '../folded.ts'

/** What cold calls say in the other languages; `en-unwanted.ts` has the English ones. */
export const ES_SPAM = cue(
  '(?:prestamo|credito|financiamiento|capital)s?(?: \\S+){0,3} (?:preaprobad[oa]|pre aprobad[oa]|aprobad[oa])s?|(?:ofrecer|ofrecemos|ofreciendo|ofrezco)(?:le|les|los)?(?: \\S+){0,4} (?:prestamos?|creditos?|seguros?|publicidad|financiamiento|tarjetas?|plan|paquete)|(?:oprima|marque|presione|pulse) (?:el )?(?:uno|dos|nueve|\\d)(?: para)?|(?:ficha|perfil|listado|pagina)(?: \\S+){0,3} google|posicionamiento(?: \\S+){0,3} (?:google|web)|garantia (?:extendida )?de su (?:auto|carro|vehiculo)|ha sido seleccionad[oa]|ganador[a]? de|(?:bajar|reducir) su (?:factura|recibo|tasa)',
)

export const PT_SPAM = cue(
  '(?:emprestimo|credito|financiamento)s?(?: \\S+){0,3} (?:pre aprovado|preaprovado|aprovado|consignado)|(?:oferecer|oferecemos|oferecendo|ofereco)(?: \\S+){0,4} (?:emprestimos?|creditos?|seguros?|publicidade|planos?|cartao|consorcio)|(?:digite|aperte|tecle|disque) (?:o )?(?:um|dois|nove|\\d)(?: para)?|(?:ficha|perfil|pagina)(?: \\S+){0,3} google|(?:posicao|pagina)(?: \\S+){0,2} google|garantia estendida|foi (?:selecionad|contemplad|sortead)[oa]|(?:reduzir|diminuir) sua (?:conta|fatura)',
)

export const FR_SPAM = cue(
  '(?:pret|credit|financement)s?(?: \\S+){0,3} (?:pre approuve|preapprouve|accorde)|(?:proposer|proposons|offrir|presenter)(?: \\S+){0,4} (?:prets?|credits?|assurances?|mutuelle|publicite|panneaux|forfait|offre)|(?:tapez|appuyez sur|composez)(?: le)? (?:un|deux|neuf|\\d)(?: pour)?|(?:fiche|page|profil)(?: \\S+){0,3} google|referencement|compte (?:personnel de )?formation|garantie prolongee|vous avez (?:ete selectionnee?|gagne)|(?:reduire|baisser) votre facture',
)

export const TR_SPAM = cue(
  'kredi\\S*(?: \\S+){0,4} (?:onay\\S+|firsat\\S*|teklif\\S*)|(?:onaylanmis|on onayli) kredi|(?:sigorta|kredi|reklam|kampanya)\\S*(?: \\S+){0,4} (?:sunmak|tanitmak|teklif etmek)\\S*|(?:bire|ikiye|dokuza|\\d) (?:basin|tuslayin)|(?:bir|iki|dokuz) tusuna basin|google\\S*(?: \\S+){0,3} (?:kaydiniz|profiliniz|ilk sayfa\\S*)|cekilis\\S*|kazandiniz',
)

export const RU_SPAM = cue(
  '(?:одобрен\\S*|предодобрен\\S*)(?: \\S+){0,4} (?:кредит\\S*|заем\\S*|займ\\S*)|(?:кредит|займ|заем)\\S*(?: \\S+){0,3} (?:одобрен\\S*|под низкий)|(?:предложить|предлагаем)(?: \\S+){0,4} (?:кредит\\S*|займ\\S*|страховк\\S*|реклам\\S*|тариф\\S*|продвижени\\S*)|нажмите (?:цифру |кнопку )?(?:один|два|девять|\\d)|(?:карточк\\S*|профил\\S*|страниц\\S*)(?: \\S+){0,3} (?:google|гугл)\\S*|продвижени\\S* сайт\\S*|служб\\S* безопасности(?: \\S+){0,2} банк\\S*|вы выиграли|вы стали победителем',
)

export const DE_SPAM = cue(
  '(?:kredit|darlehen|finanzierung)\\S*(?: \\S+){0,4} (?:vorab|genehmigt|bewilligt)|(?:anbieten|vorstellen)(?: \\S+){0,2} (?:kredit|versicherung|werbung|stromtarif)\\S*|(?:kredit|versicherung|werbe|stromtarif|photovoltaik)\\S*(?: \\S+){0,3} (?:anbieten|vorstellen)|drucken sie(?: die)? (?:eins|zwei|neun|\\d)|google (?:eintrag|profil|ranking)\\S*|suchmaschinenoptimierung|(?:erste seite|seite eins)(?: \\S+){0,2} google|sie haben gewonnen|gewinnspiel|(?:ihre )?stromrechnung senken',
)
