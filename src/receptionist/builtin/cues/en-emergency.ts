import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const EN_EMERGENCY = cue(
  'on fire|(?:theres|there is|have|had|got|a|an) (?:a |an )?(?:house |kitchen |electrical |grease |small |big )*fire(?! (?:alarm|place|pit|extinguisher|inspection|hydrant|sprinkler|ant|ants|department|marshal|escape|door|damage|wood))|(?:caught|catching) fire|flames|(?:house|home|building|kitchen|garage|apartment) is burning(?: down)?',
  '(?:smell|smells|smelling|smelled)(?: \\S+){0,3} gas|gas (?:smell|leak|odor|leaking|is leaking)|leaking gas|rotten eggs?|carbon monoxide(?! (?:detector|alarm) (?:install|replacement|battery|needs))|(?:co|carbon monoxide) (?:detector|alarm) (?:is |keeps )?(?:going off|beeping|went off)',
  '(?:cant|cannot|can not) (?:breathe|breath)|(?:not|isnt|stopped|trouble|difficulty) breathing|heart attack|chest pains?|having a stroke|unconscious|unresponsive|passed out|overdos(?:e|ed|ing)|bleeding (?:badly|heavily|a lot|out|everywhere|profusely)|(?:wont|will not|cant) stop bleeding|bleeding (?:and it )?(?:wont|will not) stop|seizure|choking|(?:is|are|hes|shes|im) dying',
  'spark(?:s|ing|ed)?(?: \\S+){0,9} (?:burning|burnt|smoke|smoking|melting|plastic)|(?:burning|burnt|smoke|smoking|melting)(?: \\S+){0,9} spark(?:s|ing|ed)?',
  'electrocuted|(?:power|electric(?:al)?) lines? (?:is |are )?(?:down|on the ground)|(?:downed|fallen|live) (?:power |electric(?:al)? )?(?:line|wire)s?|smoke (?:is |was )?(?:coming|pouring|filling|billowing)(?: \\S+){0,4}|(?:outlet|panel|breaker|wires?|wiring|wall|furnace|dryer|oven|socket) (?:is |are |was )?(?:smoking|on fire|burning)',
  'call(?:ing)? (?:911|nine one one)|(?:need|send|get|call) an ambulance|kill (?:myself|himself|herself)|suicide|suicidal|(?:has|have|with) a gun|shooting|been (?:shot|stabbed)|(?:being|getting) attacked|(?:someone|somebody)(?: is|s)? (?:breaking in(?:to)?|in my house|trying to (?:break|get) in)|(?:baby|kid|child|toddler|son|daughter|grandson|granddaughter|infant|mom|mother|dad|father|grandmother|grandma)(?: \\S+){0,2} (?:locked|trapped|stuck) in(?:side)?(?: \\S+)? (?:car|truck|vehicle|bathroom|room|elevator|house)',
)
