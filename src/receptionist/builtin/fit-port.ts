import type { Conclusion, Conversation, Given, Heard, Receptionist } from '../receptionist.ts'
import type { Dialogue, Receptionist as OldEngine, Voice as OldVoice } from './old-port.ts'
import { PHRASES } from './phrases/by-language.ts'

/** The state of these engines, with what was given before the first word and is still to be taken. */
type State = Dialogue & { leavesMessage?: boolean }

/** Fits the engines whose state is a `Dialogue` to the port, whose state is a closed book. */
export function fitPort(engine: OldEngine): Receptionist {
  return {
    greet(facts, at) {
      const { text, language } = engine.greet(facts, at)
      const disclosure = PHRASES.en.greeting(facts.businessName)
      return { disclosure, rest: text.slice(disclosure.length).trim(), language }
    },
    begin: (caller, given) => begun(engine.begin(caller), given),
    resume: (facts, conversation, at) => engine.resume(facts, read(conversation), at),
    async hear(facts, conversation, heard, at, voice) {
      const { dialogue, reply } = await engine.hear(
        facts,
        read(conversation),
        heard,
        at,
        voice as OldVoice | undefined,
      )
      return { conversation: taken(dialogue, heard), reply }
    },
    conclude: (facts, conversation) => {
      const dialogue = read(conversation)
      return { ...engine.conclude(facts, dialogue), ...standing(dialogue) }
    },
  }
}

function read(conversation: Conversation): State {
  return conversation as State
}

function begun(dialogue: Dialogue, given?: Given): State {
  if (!given) return dialogue
  const { name, phone, leavesMessage } = given
  const known = { ...dialogue, name: name ?? dialogue.name, phone: phone ?? dialogue.phone }
  return leavesMessage ? { ...known, wantsMessage: true, confirmed: true, leavesMessage } : known
}

/** A message that was given whole is kept in its own words, whatever the engine made of them. */
function taken(dialogue: State, heard: Heard): State {
  if (!dialogue.leavesMessage || heard.kind !== 'speech') return dialogue
  const { leavesMessage, ...rest } = dialogue
  return { ...rest, texts: [heard.text] }
}

function standing(
  dialogue: Dialogue,
): Pick<Conclusion, 'questions' | 'missing' | 'complete' | 'toldSafety' | 'ended'> {
  const { name, phone, caller, confirmed, ended, told911 } = dialogue
  return {
    questions: [],
    missing: [
      ...(name === null ? ['name' as const] : []),
      ...((phone ?? caller) === null ? ['phone' as const] : []),
    ],
    complete: confirmed || ended,
    toldSafety: told911,
    ended,
  }
}
