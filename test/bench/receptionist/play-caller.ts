import type {
  BusinessFacts,
  Conclusion,
  Conversation,
  Heard,
  Receptionist,
  Reply,
} from '../../../src/receptionist/receptionist.ts'
import { BUSINESSES } from './businesses.ts'
import { type Act, type Asked, type Caller, type Turn, WEDNESDAY } from './caller.ts'
import { fold } from './fold.ts'
import { mannersOf } from './manners.ts'
import { type Question, whatWasAsked } from './what-was-asked.ts'

/** A played call: `said` is what the caller said, empty for silence or keys; `replies` are the answers. */
export type Played = {
  said: string[]
  replies: Reply[]
  turns: number
  /** The line or the caller hung up. */
  ended: boolean
  conversation: Conversation
  conclusion: Conclusion
}

/** No call in the bench needs half as many. */
const MAX_TURNS = 40

/** One call, turn by turn; `await` each heard act, so that calls can run side by side. */
export class CallerOnThePhone {
  readonly facts: BusinessFacts
  readonly said: string[] = []
  readonly replies: Reply[] = []
  turns = 0
  ended = false
  conversation: Conversation
  private told = 0
  private readonly given = new Map<Asked, number>()
  private lastAsked: Question = 'need'
  private corrections = 0

  private readonly engine: Receptionist
  private readonly caller: Caller

  constructor(engine: Receptionist, caller: Caller) {
    this.engine = engine
    this.caller = caller
    const facts = BUSINESSES[caller.trade]
    const languages = caller.language === 'en' ? facts.languages : [caller.language]
    this.facts = { ...facts, languages }
    this.conversation = engine.begin(caller.from ?? null)
  }

  /** The caller's next acts, after the last reply. */
  nextTurn(): readonly Act[] {
    const turn = this.react()
    return isTogether(turn) ? turn : [turn]
  }

  async hear(act: Act): Promise<void> {
    if (this.ended) return
    if (typeof act === 'object' && act.kind === 'hang_up') {
      this.ended = true
      return
    }
    const heard: Heard = typeof act === 'string' ? { kind: 'speech', text: act } : act
    this.said.push(heard.kind === 'speech' ? heard.text : '')
    if (heard.kind !== 'interrupt') this.turns += 1
    const at = this.caller.at ?? WEDNESDAY
    const { conversation, reply } = await this.engine.hear(this.facts, this.conversation, heard, at)
    this.conversation = conversation
    this.replies.push(reply)
    this.ended = reply.end
  }

  conclude(): Played {
    const { said, replies, turns, ended, conversation } = this
    const conclusion = this.engine.conclude(this.facts, conversation)
    return { said, replies, turns, ended, conversation, conclusion }
  }

  private react(): Turn {
    const { caller } = this
    const last = this.replies.at(-1)
    const question = last ? whatWasAsked(last.text, last.language) : 'need'
    // When the line only waits, the caller continues with the answer they were giving.
    const asked = question === 'nothing' ? this.lastAsked : question
    this.lastAsked = asked
    if (question === 'nothing' && this.told < caller.tells.length) return this.tellNext()
    if (asked === 'more' || asked === 'need') return this.tellNext()
    if (asked === 'details') {
      return this.told < caller.tells.length ? this.tellNext() : (caller.tells.at(-1) ?? '')
    }
    if (asked === 'nothing') return this.tellNext()
    return this.give(asked)
  }

  private tellNext(): Turn {
    const turn = this.caller.tells[this.told]
    this.told += 1
    return turn ?? mannersOf(this.caller).done
  }

  private give(asked: Asked): Turn {
    const script = this.caller.gives?.[asked]
    const turns: readonly Turn[] =
      script === undefined ? [] : Array.isArray(script) ? script : [script as Act]
    const index = this.given.get(asked) ?? 0
    this.given.set(asked, index + 1)
    const scripted = turns[index]
    if (scripted !== undefined) return scripted
    if (asked === 'confirm' || asked === 'confirm_name' || asked === 'fix') return this.check(asked)
    return turns.at(-1) ?? this.unscripted(asked)
  }

  private unscripted(asked: Asked): string {
    const manners = mannersOf(this.caller)
    const { phone, outcome } = this.caller.knows
    // Only who wanted a message passed on wants it kept, and a call about it.
    const wants = outcome.includes('message_taken')
    if (asked === 'drop') return wants ? manners.no : manners.yes
    if (asked === 'offer') return wants ? manners.yes : manners.no
    if (asked === 'caller_phone') return manners.yes
    if (asked === 'area_code' && phone) return phone.slice(2, 5)
    return manners.wontSay
  }

  /** Listens to what is read back and corrects mistakes: twice, then gives up, as people do. */
  private check(asked: Asked): Turn {
    const { caller } = this
    const manners = mannersOf(caller)
    const heard = this.replies.at(-1)?.text ?? ''
    const { phone, name } = caller.knows
    const names = typeof name === 'string' ? [name] : (name ?? [])
    const digits = heard.replace(/\D/g, '')
    const wrongPhone = asked !== 'confirm_name' && phone && !digits.includes(phone.slice(2))
    const wrongName =
      asked !== 'confirm' &&
      names.length > 0 &&
      !names.some((one) => fold(heard).includes(fold(one)))
    if ((!wrongPhone && !wrongName) || this.corrections >= 2) return manners.yes
    this.corrections += 1
    if (wrongName || !phone) return `${manners.no}. ${manners.nameIs(names[0] ?? '')}`
    return `${manners.no}. ${phone.slice(2, 5)} ${phone.slice(5, 8)} ${phone.slice(8)}`
  }
}

export async function playCaller(engine: Receptionist, caller: Caller): Promise<Played> {
  const call = new CallerOnThePhone(engine, caller)
  while (!call.ended && call.turns < MAX_TURNS) {
    for (const act of call.nextTurn()) await call.hear(act)
  }
  return call.conclude()
}

function isTogether(turn: Turn): turn is readonly Act[] {
  return Array.isArray(turn)
}
