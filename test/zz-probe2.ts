import { hearSlots } from './receptionist/slots/hear-slots.ts'
import { readFileSync } from 'node:fs'
for (const line of readFileSync('/tmp/talk/avail2.txt','utf8').split('\n')) {
  if (!line.trim()) continue
  const [language, text, want] = line.split('|').map((p)=>p.trim()) as [any,string,string]
  const got = hearSlots(text, { language, expects: /^(?:yes|yeah|sí|oui|ja|serve)/.test(text) ? 'caller_phone':'open' }).availability?.text ?? '-'
  process.stdout.write(`${got === want ? '  ' : '✗ '}${text} → ${got}${got===want?'':`   (want ${want})`}\n`)
}
