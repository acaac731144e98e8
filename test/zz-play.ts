import { readFileSync } from 'node:fs'
import { PLUMBER, playCall } from './receptionist/play-call.ts'
import { CALLED } from './bench/receptionist/dialogues/businesses.ts'
const EXTRA: Record<string, any> = JSON.parse(readFileSync('/tmp/talk/biz.json','utf8'))
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const [head='', ...turns] = line.split('|').map(p=>p.trim())
  const [business='', language] = head.split(' ')
  const heard = turns.map((text)=>({kind:'speech' as const, text, language: language as any}))
  const facts = { ...PLUMBER, ...(CALLED[business] ?? {...CALLED['roof'], ...EXTRA[business]}) }
  const { replies, conclusion } = await playCall(heard, { facts, caller: '+15125550142' })
  turns.forEach((t,i)=>console.log(`C ${t}\n  R ${replies[i+1]?.text ?? '(ended)'}`))
  console.log('=', conclusion.summary, '\n', conclusion.message?.text, '\n')
}
