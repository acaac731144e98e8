import { scoreAsks } from './receptionist/asks.ts'
const scores = await scoreAsks(['band','propane','sky','clay'].map((x) => `author-c/${x}`))
const by = new Map<string, number>()
for (const { business, problems } of scores) if (problems.length === 0) by.set(business, (by.get(business) ?? 0) + 1)
console.log(scores.filter((s) => s.problems.length === 0).length, scores.length, [...by])
const kinds = { unknown: 0, beside: 0, notsaid: 0 }
for (const { problems } of scores) { if (problems.some((p) => p === 'called unknown')) kinds.unknown++; else if (problems.some((p) => p.startsWith('beside'))) kinds.beside++; else if (problems.length) kinds.notsaid++ }
console.log(kinds)
if (process.argv[2]) for (const s of scores) if (s.problems.length) console.log(s.business, '|', s.text, '|', s.reply, '|', s.problems.join('; '))
