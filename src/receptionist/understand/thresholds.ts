/**
 * All thresholds of the trained models in one place. Likelihoods are from 0 to 1. "Left out" means examples judged by
 * weights that were fitted without them (`npm run train:calls -- --judge`).
 */
export const DECIDE = {
  urgency: {
    /** Languages besides English had fewer examples, so they need more certainty. */
    wholeElsewhere: 0.75,
    sentenceElsewhere: 0.92,
    /**
     * A whole utterance about the matter. English, left out: 97 % of those found are urgent, 94 % of the urgent are
     * found.
     */
    whole: 0.7,
    /**
     * A single sentence, when the whole does not sound urgent. Of utterances of several sentences, left out, 80 % of
     * the urgent are found and 35 of 993 others (at 0.85: 86 % and 90).
     */
    sentence: 0.95,
    /** One that names a danger, if a past one. */
    sentenceWithDanger: 0.85,
    /** An utterance that only asks, or that answers something else. */
    asked: 0.93,
    answered: 0.97,
    /** Fewer words than this say nothing by themselves. */
    wordsMin: 4,
    /** "It's a red Trek" (0.8) says little; "my pipe burst" and "it's flooding in here" are above 0.97. */
    fewWords: 5,
    fewWhole: 0.9,
    /** "Right away" makes it urgent from here: left out, 170 of 172 urgent ones and 6 of 20 others with such words. */
    said: 0.2,
    /** "As soon as possible" in an answer may be about anything. */
    saidInAnswer: 0.5,
    /**
     * A sentence that names a danger but sounds less urgent than this is about something past, elsewhere or only asked
     * about. Left out, it keeps 618 of 627 urgent ones and 25 of 151 others.
     */
    danger: 0.2,
    /**
     * When the whole sounds less urgent than `dangerWhole`, as in a story of last year's fire, the sentence must reach
     * `dangerAlone`.
     */
    dangerWhole: 0.1,
    dangerAlone: 0.9,
    /** "No there's a fire" does not mean "no fire". */
    dangerOverNo: 0.5,
    /** With up to this many words a danger is reported, not talked about. */
    dangerWords: 5,
  },
  sales: {
    /** A customer must not be taken for a seller: left out, 71 of 400 sellers reach this, and one of 9,400 others. */
    sells: 0.95,
    wordsMin: 6,
    /** A caller taken for a seller who sounds less like one than this is a customer after all. */
    customer: 0.2,
  },
  refusal: {
    /**
     * The caller may want nothing passed on, which is asked. Left out, in five parts: 131 of 200 refusals in English
     * and 56 of 100 in other languages, 28 of 220 and 8 of 100 near-twins, 1 of 130 other utterances. At 0.4 it was 141
     * and 65, 40 and 10; four of 49 live callers were asked in vain.
     */
    asksFrom: 0.5,
    /** "Alright then dear, bye bye" refuses nothing: the fewest words besides a closing. */
    wordsMin: 3,
  },
  /**
   * An open question is answered by a later answer that it most likely asks for: `likely`, or `least` where the two
   * questions are `alike`. Of 14 pairs of the same question in other words 12 are at least 0.35 alike, of 1,024 pairs
   * of others (ops/encoder/rows, four businesses) 30 at 0.4.
   */
  settled: { likely: 0.15, least: 0.02, alike: 0.35 },
  /** Below this likelihood what was told does not answer the other way that was asked: 0.24, not 0.63 or more. */
  passedOver: 0.4,
  /** An utterance answered from the facts also goes to the owner if it sounds this much like a matter. */
  tellsFrom: 0.4,
  /** A question with more words than this is a matter too. */
  tellsWords: 15,
  /** Whoever says more words than this beside a question also tells why they call. */
  tellsBeside: 7,
  /** For the last words of run-on speech alone, when nothing else asks. */
  tailAsks: 0.85,
  /** Counts as a question from here, even if nobody could make out what is asked. */
  asksFrom: 0.6,
  /** Below this it is a statement, whatever its words, unless it has the form of a question. */
  mayAskFrom: 0.35,
  /** From this likelihood of a matter, a question is a wish: "can I change my appointment". */
  wishesFrom: 0.9,
  /** Up to this many words besides slots and talk about the call are a remark, not a matter. */
  remarkWords: { more: 2, asked: 3, longest: 12 },
  /** A few words that sound less like nothing, or more urgent, are a matter. */
  remarkFewFrom: 0.5,
  remarkUrgent: 0.3,
  /** From this likelihood of being neither matter nor question, it is a remark. */
  remarkFrom: 0.85,
  /**
   * Likelihoods of what an English turn asks of the owner's sentences; measured on
   * test/bench/receptionist/asks/author-a.
   */
  meant: {
    /**
     * Below this likelihood of a question, the meaning is not judged at all, unless the words have the form of one.
     * Without it some more of 1,061 askings (ops/encoder/rows/[d-g]-*) come out right (8, before their form counted),
     * but a turn of talk takes 7 ms instead of 4.
     */
    soundsFrom: 0.1,
    /** The fact answers. It was the wrong one for 24 of 480 askings of ops/encoder/rows/[d-g]-*, at 0.62 for 29. */
    sure: 0.6,
    /** The same when the fact has every word of the question. */
    sureNamed: 0.2,
    /** From this likelihood that no fact answers, none answers surely: on the same rows 6 of 28 did. */
    doubted: 0.35,
    /** For a question that seems to ask again for what was just told; 0.46 is the most of what does. */
    unknownItself: 0.5,
    /** The owner's first step, for a caller in trouble who asks what to do; the share of what may say so. */
    firstStep: 0.2,
    /** A second fact with this share of the likelihood of the first is about as likely. */
    close: 0.75,
    /** For a few words that go on from what was said before. */
    goesOn: 0.4,
    /** When the words ask for a time, or for a visit. */
    overVisit: 0.94,
    /** For the listed services together. */
    service: 0.5,
    /** The same when the words name all of it. */
    serviceNamed: 0.1,
    /** For what the owner says is not done, when the words name it. */
    refused: 0.3,
    /** For the one sentence that denies what the words name. */
    worded: 0.05,
    hours: 0.5,
    /** When the words ask for the hours. */
    hoursOfWords: 0.02,
    /** Next to a fact that is given. */
    besideHours: 0.1,
    nothing: 0.6,
    /** For what only the owner can settle, and for what asks nothing, where no fact answers. */
    owner: 0.5,
    nothingInCall: 0.7,
    /** For a sentence that asks among others that do not. */
    partNothing: 0.2,
  },
  /**
   * What the words of a question add to the likelihood of an answer, as logarithms. Learned from ops/encoder/rows, but
   * `shared` and `sharedBefore`, which were tried out on its rows d to g: at 0.5, 1, 1.5 and 2 for `shared` 318, 322,
   * 331 and 332 of 480 facts were told, and 316, 312, 305 and 297 of 540 unknown ones called so.
   */
  words: {
    /** For each of the question's words that the owner's sentence has, by share. */
    shared: 1.5,
    /** The same of what was mentioned before, when the question names nothing: "how much is it?" */
    sharedBefore: 2.8,
    /** The same for a listed service. */
    service: 2.3,
    /** A price is asked for and the sentence has none. */
    noPrice: -1,
    /** The sentence is from the description of the business. */
    described: -1.8,
    /** That nothing is asked, when the words form a question, and when they do not. */
    asks: -0.8,
    asksNot: 2.4,
    /** And when a mark or a "right?" ends it. */
    marked: -0.9,
  },
} as const
