import { findCues } from '../src/receptionist/languages/find-cues.ts'
import { readUtterance } from '../src/receptionist/understand/utterance.ts'
import { hearSlots } from './receptionist/slots/hear-slots.ts'
const [language, text] = process.argv.slice(2) as [any,string]
const u = readUtterance(text); const cues = findCues(u, language)
import { CUE_NAMES } from '../src/receptionist/languages/cue-names.ts'
for (const n of CUE_NAMES) for (const r of cues.all(n)) console.log(n, u.words.slice(r.from,r.to).map(w=>w.folded).join(' '))
console.log(JSON.stringify(hearSlots(text,{language}).runs))
