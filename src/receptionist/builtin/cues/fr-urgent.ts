import { cue } from '../folded.ts'

const WATER = '(?:tuyau|tuyauterie|canalisation|conduite|flexible|chauffe eau|ballon|robinet)s?'
const BROKE =
  '(?:eclate|eclatee|casse|cassee|rompu|rompue|explose|perce|percee|lache|pete|petee|saute|cede)'
const TOXIC =
  '(?:poison|chocolat|raisins?|oignons?|mort aux rats|raticide|antigel|medicaments?|cachets?)'

/** Danger to life: 911 comes before any message. */
export const FR_EMERGENCY = cue(
  '(?:il y a|un) (?:le feu|feu|incendie|un incendie)(?! (?:arriere|avant|stop|rouge|de|clignotant))|au feu|en feu|(?:prend|pris) feu|des flammes|(?:odeur|fuite|sens|sent)(?: \\S+){0,4} gaz|monoxyde de carbone',
  '(?:narrive|peux|peut|arrive)(?: plus)?(?: pas)?(?: a)? respirer|ne respire (?:plus|pas)|crise cardiaque|infarctus|douleur (?:a|dans) la poitrine|inconsciente?|sest evanouie?|saigne beaucoup|overdose|ambulance|me tuer|suicid\\S+|electrocut\\S+|(?:pris|recu) (?:une decharge|le courant)|(?:essaie|train) d(?:e |)entrer (?:chez|dans)',
  '(?:bebe|enfant|fils|fille|petit)s?(?: \\S+){0,4} (?:enferme|coince|bloque)e?s? (?:dans|a linterieur)(?: \\S+){0,3}',
  'etincelles?(?: \\S+){0,9} (?:brule|fumee|cram\\S+)|(?:brule|fumee)(?: \\S+){0,9} etincelles?|(?:sort|degage)(?: \\S+){0,3} fumee|fumee(?: \\S+){0,2} (?:sort|qui sort)',
)

/** Needs the owner now. */
export const FR_URGENT = cue(
  'urgente?|urgence|des que possible|le plus (?:vite|rapidement|tot) possible|immediatement|tout de suite|au secours|a laide|vite|ca ne peut pas attendre',
  `${WATER}(?: \\S+){0,3} ${BROKE}|${BROKE}(?: \\S+){0,3} ${WATER}`,
  'inond\\S+|de leau partout|eau partout|leau (?:coule|monte|gicle)(?: \\S+){0,2} (?:partout|plafond|fort)|leau (?:ne sarrete|monte|gicle)(?: \\S+)?|(?:eau|pluie|leau)(?: \\S+){0,4} (?:plafond|toit)|(?:fuite|fuit|goutte|coule)(?: \\S+){0,3} plafond|(?:toit|toiture)(?: \\S+){0,2} (?:fuit|coule|goutte)|pleut dans(?: \\S+){0,2}|plafond(?: \\S+){0,4} (?:effondr\\S+|tombe|coule)|toit (?:sest )?(?:effondre|envole)|egouts?|eaux usees',
  'pas (?:de|d) ?(?:chauffage|electricite|courant|eau|eau chaude|clim|climatisation)|pas deau(?: chaude)?|plus (?:de|d) ?(?:chauffage|electricite|courant|eau|eau chaude|deau|clim)|plus (?:deau|delectricite)(?: chaude)?|sans (?:chauffage|electricite|courant|eau)|(?:chauffage|chaudiere|clim|climatisation)(?: \\S+){0,3} (?:panne|lache|marche plus)(?: \\S+){0,8} (?:bebe|froid|chaleur|agee?s?)|panne de (?:courant|chauffage)',
  '(?:enfermee?s?|bloquee?s?|coincee?s?) (?:dehors|devant|a lexterieur|a linterieur|dedans)|porte(?: \\S+){0,3} (?:claque|claquee|refermee)|(?:cles?|clefs?)(?: \\S+){0,3} (?:a linterieur|dedans|dans la (?:voiture|maison))|(?:sans|perdu)(?: \\S+){0,2} (?:cles|clefs)|peux (?:pas|plus) (?:rentrer|entrer)|(?:cambriole|cambriolage|cambrioles|effraction|fracture|force la porte)',
  'etincelles?|(?<!detecteur de |detecteurs de |alarme de )fumee|odeur de brule|sent(?: \\S+){0,2} brule|fils? (?:denude|a nu)s?|court circuit',
  `saigne|empoisonn\\S+|renversee?(?: \\S+)? par|ecrase|convulsions?|(?:mange|avale|bu)(?: \\S+){0,4} (?:${TOXIC}|quelque chose)|ne (?:se leve|bouge|marche|tient)(?: \\S+)? (?:plus|pas)|(?:narrive|peut)(?: \\S+)? (?:plus|pas) a? ?(?:uriner|marcher|bouger|se lever)|vomit(?: \\S+){0,3} (?:sang|arret|arreter)|narrete pas de vomir|allergique|(?:pique|mordu)e?(?: \\S+){0,3} (?:guepes?|abeilles?|serpent|vipere)`,
  'en panne(?: \\S+){0,4} (?:route|autoroute|bord|voie|bas cote)|(?:plus|sans)(?: de)? freins?|freins?(?: \\S+){0,3} (?:lache|marchent)|depanneuse',
)
