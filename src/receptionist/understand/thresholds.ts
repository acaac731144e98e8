/**
 * Every threshold of what was learned, in one place. Likelihoods are from 0 to 1. "Left out" are
 * examples judged by weights that were fitted without them (`npm run train:calls -- --judge`).
 */
export const DECIDE = {
  urgency: {
    /** Outside English less was learned, so it must be surer. */
    wholeElsewhere: 0.75,
    sentenceElsewhere: 0.92,
    /**
     * A whole utterance about the matter. English, left out: 97 %
     * of those found are urgent, 94 % of the urgent are found.
     */
    whole: 0.7,
    /** One of its sentences, where the whole does not sound so. */
    sentence: 0.85,
    /** What only asks, or answers something else. */
    asked: 0.93,
    answered: 0.97,
    /** Fewer words tell nothing by themselves. */
    wordsMin: 4,
    /**
     * "Right away" makes it urgent from here: left out, 170 of 172 urgent ones and 6 of 20 others that say such words.
     */
    said: 0.2,
    /** "As soon as possible" in an answer may be about anything. */
    saidInAnswer: 0.5,
    /**
     * A sentence that names a danger but sounds less urgent than this is over, elsewhere
     * or only asked about. Left out, it keeps 618 of 627 urgent ones and 25 of 151 others.
     */
    danger: 0.2,
    /**
     * Where the whole sounds less urgent than `dangerWhole`, as in
     * a story of last year's fire, the sentence must be surer.
     */
    dangerWhole: 0.1,
    dangerAlone: 0.9,
    /** "No there's a fire" is no "no fire". */
    dangerOverNo: 0.5,
    /** In so few words a danger is named, not talked about. */
    dangerWords: 5,
  },
  sales: {
    /**
     * Somebody who sells must not be a customer: left out, 71 of 400 who sell are so sure, and one of 9,400 who do not.
     */
    sells: 0.95,
    wordsMin: 6,
    /** Who was taken for a seller and sounds less so than this is a customer after all. */
    customer: 0.2,
  },
  /** What was answered from the facts is for the owner too, when it sounds like a matter. */
  tellsFrom: 0.4,
  /** A question in more words tells something too. */
  tellsWords: 15,
  /** The last words of run-on speech alone, where nothing else asks. */
  tailAsks: 0.85,
  /** So likely a question, though it was not understood what is asked. */
  asksFrom: 0.6,
  /** Less is told, whatever its words, unless it is put as a question. */
  mayAskFrom: 0.35,
  /** So likely a matter, a question wishes for it: "can I change my appointment". */
  wishesFrom: 0.9,
  /** How many words besides slots and talk about the call are still no matter. */
  remarkWords: { more: 2, asked: 3, longest: 12 },
  /** Few words that sound less like nothing, or more urgent, are a matter. */
  remarkFewFrom: 0.5,
  remarkUrgent: 0.3,
  /** So likely to be neither matter nor question that it is a remark. */
  remarkFrom: 0.85,
  /**
   * Likelihoods of what an English turn asks of the owner's
   * sentences; measured on test/bench/receptionist/asks/author-a.
   */
  meant: {
    /** What sounds less like a question by its words is not judged at all. */
    soundsFrom: 0.01,
    fact: 0.3,
    /** Of another language; and where its words ask nothing. */
    putInEnglish: 0.6,
    putInEnglishUnasked: 0.85,
    /** Of few words that go on from what was said before. */
    goesOn: 0.8,
    /** Of the two likeliest together. */
    facts: 0.52,
    second: 0.35,
    /** Where the words wish for a visit. */
    overVisit: 0.75,
    service: 0.5,
    hours: 0.5,
    /** Where the words ask for them. */
    hoursOfWords: 0.02,
    /** Beside a fact that is told. */
    besideHours: 0.1,
    beside: 0.5,
    unknown: 0.45,
    /** Of a part, which asks by its words. */
    partUnknown: 0.3,
    nothing: 0.6,
    /** A sentence asks among others that do not. */
    partNothing: 0.2,
    /** Words that speak for an answer are not heard. */
    plainlyUnknown: 0.65,
    /** What its words speak for. */
    worded: 0.02,
  },
  /** How well an owner's sentence must fit a question; measured on test/receptionist/facts/bank. */
  facts: {
    /** Of all that is asked, in terms' weights. */
    coverage: 0.5,
    /** Where the words may ask something else (hours, a visit), or no "do you" asks. */
    coverageStrict: 0.6,
    /** What the owner says is not done. */
    coverageDenied: 0.4,
    /** And so much at least, as a class named for its member has. */
    shared: 0.5,
    /** A service that is listed must have nearly all. */
    service: 0.6,
  },
} as const
