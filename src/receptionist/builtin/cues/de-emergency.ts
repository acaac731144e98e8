import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const DE_EMERGENCY = cue(
  'es brennt|(?<!lampe |licht |birne |leuchte )brennt(?! nicht| nur| noch)|feuer|in flammen|flammen|(?:gas ?geruch|gasleck|gas leck|riecht(?: \\S+){0,5} gas|rieche(?: \\S+){0,2} gas|gas (?:austritt|tritt aus|stromt aus))|kohlenmonoxid|co melder',
  '(?:kann|bekommt|bekomme|kriegt)(?: \\S+){0,2} (?:nicht (?:mehr )?atmen|keine luft)|atmet nicht|herzinfarkt|brustschmerzen|schlaganfall|bewusstlos|ohnmachtig|blutet stark|uberdosis|krankenwagen|notarzt|umbringen|selbstmord|stromschlag|(?:einen|eine) (?:gewischt|schlag) bekommen|(?:bricht|brechen)(?: \\S+){0,3} ein',
  '(?:baby|kind|kinder|sohn|tochter|enkel)(?: \\S+){0,4} (?:eingesperrt|eingeschlossen)|funken(?: \\S+){0,9} (?:verbrannt|verschmort|rauch\\S*|brandgeruch)|(?:verbrannt|verschmort|rauch\\S*)(?: \\S+){0,9} funken|rauch (?:kommt|steigt|dringt)(?: \\S+){0,3}|kommt rauch',
)
