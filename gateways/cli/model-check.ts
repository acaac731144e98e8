import type { Config } from '../../src/kernel/config/config.ts'
import { DEFAULT_HOURS } from '../../src/kernel/hours/hours.ts'
import type { Log } from '../../src/kernel/log.ts'
import { recapWriter } from '../../src/meetings/recap/choose-recap-writer.ts'
import { languageModels, talkModels } from '../../src/providers/language-model/language-model.ts'
import { chooseReceptionist } from '../../src/receptionist/choose-receptionist.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { CliError } from './client.ts'

const FACTS: BusinessFacts = {
  businessName: 'Hill Country Plumbing',
  businessPhone: '+15128420100',
  description: 'A family plumbing company.',
  services: ['Water heater repair', 'Drain cleaning'],
  extra: 'The service call fee is $89.',
  city: 'Austin',
  hours: DEFAULT_HOURS,
  timeZone: 'America/Chicago',
  languages: ['es'],
}

const CALLER = [
  "hi my water heater's leaking in the garage how much is it to come out",
  "it's dana reyes and this number is fine",
  "yes that's right that's all thank you bye",
]

const MEETING = [
  ['Ana', 'We take the second supplier then, from March on.'],
  ['Ben', 'Agreed. I will call them on Monday.'],
  ['Ana', 'Who signs the contract? Let us ask legal.'],
] as const

type Out = (line: string) => void

/**
 * Runs one call and one recap on the configured model. Returns whether both work.
 * @throws {CliError} if no model is configured
 */
export async function checkModel(config: Config, log: Log, out: Out): Promise<boolean> {
  const [model] = languageModels(config.model)
  if (!model) {
    throw new CliError(
      'No model is set: set ANTHROPIC_API_KEY, OPENAI_API_KEY or OPENAI_BASE_URL. Calls and ' +
        'recaps are done by the built-in engines.',
    )
  }
  out(`model: ${typeof model === 'string' ? model : `${model.provider}/${model.modelId}`}`)
  const failed: string[] = []
  // Collects the warnings that are logged; they contain the provider's status.
  const heard = log.child({})
  heard.warn = (fields: unknown) => {
    failed.push(JSON.stringify(fields))
  }
  const call = await checkCall(config, heard, out)
  const recap = await checkRecap(config, heard, out)
  for (const failure of new Set(failed)) out(`failure: ${failure}`)
  return call && recap
}

async function checkCall(config: Config, log: Log, out: Out): Promise<boolean> {
  const desk = await chooseReceptionist(talkModels(config.model), config, log)
  let conversation = desk.begin('+15128422671')
  for (const text of CALLER) {
    const began = performance.now()
    let firstMs: number | null = null
    const say = () => {
      firstMs ??= performance.now() - began
    }
    const voice = { say, stopped: new AbortController().signal }
    const heard = { kind: 'speech', text } as const
    const turn = await desk.hear(FACTS, conversation, heard, new Date(), voice)
    conversation = turn.conversation
    const [first, all] = [firstMs ?? 0, performance.now() - began].map(Math.round)
    out(`caller: ${text}`)
    out(`line:   ${turn.reply.text} (first words after ${first} ms, all after ${all} ms)`)
  }
  const { message, summary } = desk.conclude(FACTS, conversation)
  const isWhole = message?.name?.includes('Dana') === true && message.phone === '+15128422671'
  out(`call:   ${isWhole ? 'works' : 'does not work: name or number were not noted'}. ${summary}`)
  return isWhole
}

async function checkRecap(config: Config, log: Log, out: Out): Promise<boolean> {
  const began = performance.now()
  const segments = MEETING.map(([speaker, text], at) => ({
    id: `seg_${at}`,
    speaker,
    text,
    startSeconds: at * 5,
    endSeconds: at * 5 + 5,
  }))
  const input = { title: null, startedAt: new Date(), segments }
  const draft = await (await recapWriter(config, log)).write(input)
  const works = draft.engine !== 'builtin' && draft.actionItems.length > 0
  const ms = Math.round(performance.now() - began)
  out(`recap:  ${works ? 'works' : 'does not work'}, after ${ms} ms: ${draft.summary}`)
  return works
}
