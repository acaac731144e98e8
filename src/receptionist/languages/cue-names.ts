/** In the order of `DAYS` in the hours. */
export const WEEKDAY_CUES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/**
 * All cues: what phrases can show about an utterance. A language's phrases are in `languages/<language>/cues.txt`, one
 * per line under `[name]`; see `phrase-trie.ts` for the line format. Phrases that only hint at the matter (urgency,
 * purpose, sales) are not here: those are learned from examples.
 */
export const CUE_NAMES = [
  // Talk about the call itself.
  'greeting',
  'filler', // um, well, okay so, you know
  'hesitation', // um, uh: sounds that are not words, at any position
  'callLead', // I was calling because, the reason I called is: what follows is the matter
  'wishLead', // I need, I'd like, can you: the wish follows
  'wishNot', // I don't want it sold, I won't have it: what must not be done
  'keepsBack', // don't tell him, leave that out: what was said must not be passed on
  'setsAside', // forget the, actually, instead: what follows replaces what was said before
  'courtesy', // please, sir, ma'am, sorry
  'yes',
  'no',
  'thanks',
  'goodbye', // only what closes a call: bye, have a good one, talk to you later
  'done', // that's all, nothing else, no that's it, I'm good, we're all set
  'partingWish', // after a closing word: have him call me, please hurry, make sure she gets it
  'repeat', // say that again, what was that, pardon
  'hold', // hold on, one second, give me a minute
  'back', // okay I'm back, sorry about that, still here
  'readBack', // what did you write down, read that back, what do you have so far
  'asksAgain', // I asked, you didn't answer, my question: repeats an earlier question
  'checks', // did you get that, did you catch my name, are you still there, can you hear me
  'person', // a real person, the manager, put me through to somebody
  'robot', // are you a robot, am I talking to a machine
  'identity', // who is this, who am I speaking with, what company is this, did I reach
  'recorded', // is this recorded
  'whyDetails', // why do you need my number, what do you want my name for
  'wrongNumber', // wrong number, sorry wrong number, I dialled wrong
  'rude', // insults at the line
  'upset', // a complaint, a loss: upset, disappointed, terrible, passed away
  'leaveMessage', // can I leave a message, have somebody call me, pass this on to
  'withdraw', // never mind, forget it, no message, don't write anything down, scratch all that
  'nothingPassedOn', // don't send anything to anybody, no need to tell him anything: no message at all
  'calledOff', // forget it, we don't need anybody: takes back what they called about
  'promiseAsk', // is somebody coming, when will they call me, how soon can you be here
  'refusal', // I'd rather not say, I don't want to give my number, none of your business
  'dontKnow', // I don't know, not sure, no idea
  'correction', // no it's, that's wrong, not quite, I said, I meant, actually it's, change that
  'wantsChange', // change my name, fix the number, the number is wrong, you got my name wrong
  // Who and where.
  'nameLead', // my name is, name's, you can call me, I go by, this is ... speaking
  'nameLeadShort', // it's, this is, I'm, that's: only when a name fits
  'nameTail', // speaking, here, calling (right after a name)
  'thatIsMe', // speaking, this is she, that's me: yes to "is this Dana?"
  'notMe', // this isn't her, wrong person: no to "is this Dana?"
  'someoneElse', // my husband, the dog, somebody named: the name after it is not the caller's
  'spellLead', // spelled, that's spelled, spelling is, with a
  'spellOffer', // do you want me to spell it, shall I spell that, I can spell it
  'spellAs', // as in, for, like (D as in David)
  'numberLead', // my number is, call me at, reach me on, the best number is, my cell is
  'numberOffer', // can I give you my number, do you need my number
  'sameNumber', // this number, the one I'm calling from, same number, you have my number
  'otherNumber', // or my wife's number is, my office is, you can also try
  'areaCode', // area code
  'sameAreaCode', // same area code
  'extensionLead', // extension, ext, option (before digits)
  'numberEnd', // ends in, the last four are, at the end (of a number read back)
  'numberMiddle', // the middle part is, in the middle
  'numberMistaken', // I gave you the wrong number, the number I said is wrong
  'textMe', // text me, prefer a text, send me a text
  'emailMe', // email me, by email, send me an email
  'noCall', // don't call, no phone calls, rather not be called
  'emailAt', // at (as said in an email address)
  'emailDot', // dot
  'emailLead', // my email is, email me at
  'addressLead', // my address is, I'm at, I live at, we're on, located at
  'notInAddress', // in, our, the, and, is, call: words that no street name begins with or contains
  'streetWord', // street, avenue, road, drive, lane ...
  'unitWord', // apartment, apt, unit, suite, floor, building, room
  'amountAfter', // after a number that is no phone number: years, dollars, pounds, minutes, gallons, o'clock, am, feet
  'amountBefore', // before one: age, about, paid, price, born in, size
  'codeLead', // before one: gate code, order number, case number, department, invoice, room, highway
  'availability', // mornings, afternoons, after work, anytime, any day, weekends, before noon
  'bestTimeLead', // the best time to call me is: what stands before it is about something else
  'availabilityWish', // best, works, free, call me, come by: makes a time the caller's wish
  'calledBack', // call me, have him call, I want a call: a time beside it is one to call at
  'comeAsk', // can somebody come, could you call: a question that asks for a visit or a call
  'told', // past talk: was, had, sent, came: a time next to it is when something happened
  'clockAfter', // pm, o'clock, Uhr: after a time of day
  'month', // january ... december, next to a day
  'timeLead', // at, around, by, after, before, until, between, from (before a time of day)
  // Questions.
  'readyAsk', // is it ready, is my dress done: only the owner knows
  'asks', // words that begin a question: what, when, how much, do you, can you, is there, are you
  'asksFirst', // asks only at the start of a sentence: you take, any chance, can
  'asksNot', // begins like a question but is not one: what I need, how I want
  'condition', // if, in case: the question that it belongs to follows
  'requests', // can you, could somebody, would he: asks somebody to do something
  'asksWh', // question words that a "do you" may follow: what, when, how much, which
  'asksVerb', // a question word with its verb, with no "do you" after it: what's the, how much is, where are
  'askTail', // makes a question of the words before it: Turkish mi, var mi, ne kadar
  'orNot', // or not: after the question
  'askLead', // leads to a question: I was wondering if, can you tell me, I just want to know
  'joins', // separates two questions: and, or, but, also
  'bookingAsk', // asks for work or a visit: can somebody come, can you fit me in, can I get an appointment
  'comesHere', // I come by, we stop in, I'd make it there: the caller comes to the business
  'servicesAsk', // what do you do, what services do you offer
  'offerAsk', // whether what was just mentioned is done: do you do those, is that something you fix
  'followUp', // what about, how about, and on, and for
  'price', // how much, cost, price, charge, fee, rate, expensive, free
  'hours', // open, close, hours, what time
  'closing', // close, until when, how late
  'opening', // when do you open, how early
  'now', // right now, at the moment, currently, still (open)
  'today',
  'tonight',
  'tomorrow',
  'dayAfterTomorrow',
  'dayAfter', // the day after, the next day (after the day last mentioned)
  'dayBefore', // the day before, the eve of
  'weekend',
  'week', // asks for the hours of every day: your hours, opening hours, which days
  'weekdays', // weekdays, during the week
  'thisWeek',
  'nextWeek',
  'thisMonth',
  'nextMonth',
  'between', // between (Christmas and New Year's)
  'closedDays', // which days are you closed, holiday hours, over the holidays
  'opensAfter', // when do you open after (Christmas)
  'reopens', // when do you open again, are you back
  ...WEEKDAY_CUES,
  'holiday', // thanksgiving, christmas, new year's, fourth of july, labor day ...
  'morning',
  'afternoon',
  'evening',
  'noon',
  'midnight',
  'location', // where are you, your address, where is your shop
  'area', // do you come to, serve, cover, come out to, in my area
  'speaks', // do you speak, does anyone speak
  'businessPhone', // what's your number, the number there
  // Urgency and danger.
  'notUrgent', // not an emergency, no rush, no hurry, not urgent, whenever you can
  'urgencyName', // urgent, an emergency: the words alone, which a "not" before or after them denies
  'being', // is, was, it's: links the urgency, or digits, to what is said about it
  'lightly', // really, anymore, now: does not change a denial
  'deemed', // call, say, think, mark, put down as: between a "not" and the urgency that it denies
  'urgent', // urgent, emergency, as soon as possible, right away, can't wait
  'fireOut', // the fire is out, there's no fire any more
  'over', // last year, years ago, already fixed, it stopped, was: it is over
  'negation', // no, not, isn't, don't, without (right before a danger it denies it)
  'dangerGas', // smell gas, gas leak, rotten eggs smell, carbon monoxide alarm
  'dangerFire', // on fire, smoke coming, flames, sparks flying
  'dangerBody', // not breathing, unconscious, chest pain, bleeding badly, overdose, suicidal
  'dangerElectric', // sparking outlet, wire in the water, got shocked
  'dangerThreat', // breaking in, someone is trying to hurt, has a gun
  'dangerPoison', // ate rat poison, swallowed, antifreeze, poisoned
  'safetyAsk', // should we get out, is it safe, should I call 911, what do I do
  'ownDeedAsk', // should I, can we, is it all right if I: asks what to do while in danger
  'animal', // dog, cat, puppy, horse ...
  // For the check of a model's reply; in `cues-replies.txt`.
  'saysSafety', // call 911, get out, poison control, emergency vet
  'passesOn', // I'll note that, pass on, let them know, you'd like, you said
  'cannotSay', // can't promise, don't know, not sure whether
  'promises', // is on the way, will be there, you're booked, I'll send someone
  'promisesAtTime', // will call you, gets back to you: a promise only next to a time
  'timeNamed', // right away, in an hour, first thing: used with the days and times of day above
  'freeOfCharge', // free of charge, waived, half price, a discount
  'money', // dollars, cents, euros
  'claims', // we do, we offer, we treat: what follows must be in the facts
  'medicine', // aspirin, ibuprofen, charcoal, a dose
  'tellsToTake', // give him, take two, drink some, induce vomiting
  'legalAdvice', // you should sue, you have a case, plead not guilty
  'ownRules', // my instructions, system prompt, I was told to say
  'claimsHuman', // I'm a real person, I'm not an AI
  // Languages.
  'tell', // everyday words that only this language has, one per line
  'languageAsk', // a clear request for this language, in it or in English: "en español", "Spanish please"
] as const

export type CueName = (typeof CUE_NAMES)[number]
