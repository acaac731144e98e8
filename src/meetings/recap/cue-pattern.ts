/** How people of a language say that something is settled, promised, asked for or in doubt. */
export type Cues = {
  /** Said when something is settled, whoever answers what. */
  settled: RegExp
  /** Settles something unless somebody objects. */
  resolved: RegExp
  /** Settles something once somebody agrees. */
  proposed: RegExp
  /** Says how something should be or is going to be. */
  inclined: RegExp
  /** Takes one of the above back: what is not decided, or only if. */
  undecided: RegExp
  /** Puts off what was asked. */
  leftOpen: RegExp
  agreed: RegExp
  objected: RegExp
  /** The speaker will do it. */
  promised: RegExp
  /** Takes that back. */
  unpromised: RegExp
  /** Somebody else is asked to. */
  requested: RegExp
  /** A duty whose owner, if any, stands before it: "Ben will send". */
  assigned: RegExp
  /** Nobody knows. */
  doubted: RegExp
  /** Says that something is not known, without asking. */
  puzzled: RegExp
  /** Asks out of manners, or about the meeting itself. */
  idle: RegExp
  /** Goes on to another subject. */
  movedOn: readonly RegExp[]
  /** Asks for something all should know. */
  wondered: RegExp
}

/** Any of these patterns as words by themselves, in large or small letters of any script. */
export function cue(...patterns: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** The same at the beginning. */
export function starting(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
}

/** Never heard. */
export const UNHEARD = /(?!)/
