/** Phrases of a language that decide, promise, ask or leave open. */
export type Cues = {
  /** Decides, whoever answers. */
  settled: RegExp
  /** Decides unless somebody objects. */
  resolved: RegExp
  /** Decides once somebody agrees. */
  proposed: RegExp
  /** Says how something should be or will be. */
  inclined: RegExp
  /** Cancels one of the above: not decided, or only under a condition. */
  undecided: RegExp
  /** Postpones what was asked. */
  leftOpen: RegExp
  /** The speaker does it later: that postpones nothing. */
  doesIt: RegExp
  agreed: RegExp
  objected: RegExp
  /** The speaker will do it. */
  promised: RegExp
  /** Cancels that. */
  unpromised: RegExp
  /** Asks somebody else to do it. */
  requested: RegExp
  /** A duty whose owner, if any, is named before it: "Ben will send". */
  assigned: RegExp
  /** Nobody knows. */
  doubted: RegExp
  /** States that something is unknown. */
  puzzled: RegExp
  /** A polite question, or one about the meeting itself. */
  idle: RegExp
  /** Changes the subject. */
  movedOn: readonly RegExp[]
  /** Asks for something all should know. */
  wondered: RegExp
}

/** Any of these patterns as whole words, in any case and script. */
export function cue(...patterns: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** The same at the beginning. */
export function starting(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
}

/** Never matches. */
export const UNHEARD = /(?!)/

/** For a language in which only some kinds of phrases are known. */
export const UNKNOWN: Cues = {
  settled: UNHEARD,
  resolved: UNHEARD,
  proposed: UNHEARD,
  inclined: UNHEARD,
  undecided: UNHEARD,
  leftOpen: UNHEARD,
  doesIt: UNHEARD,
  agreed: UNHEARD,
  objected: UNHEARD,
  promised: UNHEARD,
  unpromised: UNHEARD,
  requested: UNHEARD,
  assigned: UNHEARD,
  doubted: UNHEARD,
  puzzled: UNHEARD,
  idle: UNHEARD,
  movedOn: [],
  wondered: UNHEARD,
}
