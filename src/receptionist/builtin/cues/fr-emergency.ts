import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const FR_EMERGENCY = cue(
  '(?:il y a|un) (?:le feu|feu|incendie|un incendie)(?! (?:arriere|avant|stop|rouge|de|clignotant))|au feu|en feu|(?:prend|pris) feu|des flammes|(?:odeur|fuite|sens|sent)(?: \\S+){0,4} gaz|monoxyde de carbone',
  '(?:narrive|peux|peut|arrive)(?: plus)?(?: pas)?(?: a)? respirer|ne respire (?:plus|pas)|crise cardiaque|infarctus|douleur (?:a|dans) la poitrine|inconsciente?|sest evanouie?|saigne beaucoup|overdose|ambulance|me tuer|suicid\\S+|electrocut\\S+|(?:pris|recu) (?:une decharge|le courant)|(?:essaie|train) d(?:e |)entrer (?:chez|dans)',
  '(?:bebe|enfant|fils|fille|petit)s?(?: \\S+){0,4} (?:enferme|coince|bloque)e?s? (?:dans|a linterieur)(?: \\S+){0,3}',
  'etincelles?(?: \\S+){0,9} (?:brule|fumee|cram\\S+)|(?:brule|fumee)(?: \\S+){0,9} etincelles?|(?:sort|degage)(?: \\S+){0,3} fumee|fumee(?: \\S+){0,2} (?:sort|qui sort)',
)
