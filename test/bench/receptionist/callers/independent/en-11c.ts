import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages and regions, by an author who does not know the engine. */
export const EN_11C: readonly Caller[] = [
  // Urgent
  {
    id: 'j3-en-tomcat-cannot-go',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "Hi so my cat, he's a boy, he's been in and out of the litter box like twenty times tonight and nothing's coming out and now he's just sitting in there yowling and his belly's hard as a rock",
    ],
    gives: { name: 'Tasha Greene', phone: 'nine one nine seven four two sixty thirty one' },
    knows: {
      name: 'Tasha Greene',
      phone: '+19197426031',
      mentions: ['litter box'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-beagle-pup-stuck',
    language: 'en',
    trade: 'vet',
    from: '+12524367719',
    at: SUNDAY,
    tells: [
      "Yes ma'am I got a beagle having her pups out here and there's one hung up half in half out going on two hours",
      "she's quit pushing, she just lays there and looks at me",
    ],
    gives: {
      name: 'Roy Tuttle',
      phone: '252 436 7719',
      caller_phone: "yes ma'am that's the one",
    },
    knows: {
      name: 'Roy Tuttle',
      phone: '+12524367719',
      mentions: ['beagle'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-ex-kicked-door-in',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Hello, um, my ex came by and kicked the back door in. The police got him and they left already but the frame's split and it won't even close and it's just me and my girls in the house",
    ],
    gives: { name: "it's Denise Alvarado", phone: '2 6 7 3 8 8 4 4 1 9' },
    knows: {
      name: 'Denise Alvarado',
      phone: '+12673884419',
      mentions: ['back door'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-towel-on-the-roof-deck',
    language: 'en',
    trade: 'lock',
    from: '+14843127760',
    tells: [
      "okay this is so dumb I'm up on the roof deck of my building in a towel and the door clicked shut behind me and like everybody's at work and I can't get back down",
      "also I'm at like nine percent so",
    ],
    gives: { name: 'Kyle', phone: '484 312 7760', caller_phone: 'yeah this one' },
    knows: {
      name: 'Kyle',
      phone: '+14843127760',
      mentions: ['roof deck'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-newborn-twins-hot-house',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hey good morning. So the air went out overnight and the thermostat is reading ninety one upstairs, and I've got twins who just came home from the NICU on Friday, they're bright red and I can't get them cooled off",
    ],
    gives: { name: 'Brianna Holt', phone: 'seven two zero, nine three four, two two eight one' },
    knows: {
      name: 'Brianna Holt',
      phone: '+17209342281',
      mentions: ['NICU'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-eleven-below',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-20T13:30:00Z'),
    tells: [
      "Morning. I'm out by Bennett. Furnace quit sometime in the night and it's eleven below out here",
      "The kitchen faucet's down to a trickle already. I'm seventy nine years old and I got every blanket I own on me",
    ],
    gives: { name: 'Harold Stucky', phone: '303 644 2917' },
    knows: {
      name: 'Harold Stucky',
      phone: '+13036442917',
      mentions: ['furnace'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-washer-hose-let-go',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "yeah hi the little hose behind the washer let go and it's spraying everywhere the shutoff just spins and spins it's coming down through the dining room light now",
    ],
    gives: { name: 'Marcus Ferrell', phone: '737-402-9956 please' },
    knows: {
      name: 'Marcus Ferrell',
      phone: '+17374029956',
      mentions: ['dining room light'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-plug-behind-recliner',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Well I hate to bother anybody but the plug behind my recliner is making a frying sound and the wall's so hot I can't hold my hand on it. There's a brown spot creeping up the paint.",
    ],
    gives: {
      name: 'Lorraine Petty, dear',
      phone: 'it is 6 2 3, 9 7 7, 4 1 5 0',
    },
    knows: {
      name: 'Lorraine Petty',
      phone: '+16239774150',
      mentions: ['frying sound'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-dead-box-oxygen',
    language: 'en',
    trade: 'electrical',
    from: '+14806615523',
    tells: [
      "Hey uh our whole place is dead not one thing on. SRP guy was just here he says the juice is fine at the pole so it's our box. My dad runs on an oxygen machine and he's down to the little backup tank",
    ],
    gives: {
      name: 'Danny Ortega',
      phone: '480 661 5523',
      caller_phone: 'Yeah use that',
    },
    knows: {
      name: 'Danny Ortega',
      phone: '+14806615523',
      mentions: ['oxygen machine'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-tarp-gone-storm-coming',
    language: 'en',
    trade: 'roofing',
    at: SUNDAY,
    tells: [
      "Listen, some outfit tore off half my roof Friday and never came back, and their tarp just blew clean into the neighbor's pool. There's a wall of black coming in over Sand Springs right this second and I'm looking up at bare boards over my kitchen",
    ],
    gives: {
      name: 'Rhonda Kirkpatrick',
      phone: 'nine eighteen, six three nine, eight eight two seven',
    },
    knows: {
      name: 'Rhonda Kirkpatrick',
      phone: '+19186398827',
      mentions: ['tarp', 'bare boards'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-half-a-steer-thawing',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Yeah um our upright freezer gave out and we just put half a steer in there Saturday. It's all going soft on me, I've got juice running out across the garage floor",
      "This can't sit till tomorrow, that's a year of meat",
    ],
    gives: { name: 'Gail Machado', phone: '559 683 2204' },
    knows: {
      name: 'Gail Machado',
      phone: '+15596832204',
      mentions: ['half a steer'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-yellow-jackets-in-nursery',
    language: 'en',
    trade: 'pest',
    tells: [
      "They came through the sheetrock! Yellow jackets, there's gotta be hundreds in the baby's room, I snatched her up and stuffed towels under the door but they're finding their way out in the hall, my little boy's got like five stings on his neck",
    ],
    gives: { name: 'Crystal Combs', phone: '3212879046' },
    knows: {
      name: 'Crystal Combs',
      phone: '+13212879046',
      mentions: ['yellow jackets'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-van-dead-dialysis',
    language: 'en',
    trade: 'garage',
    from: '+12108874416',
    tells: [
      "Hi I'm stuck at a Valero off sixteen oh four, the van won't do nothing, not even click. I got my daddy with me and he's supposed to be in the chair for dialysis at twelve fifteen and they don't hold it",
    ],
    gives: {
      name: 'Yvette Sandoval',
      phone: '210 887 4416',
      caller_phone: 'Yes sir, my cell',
    },
    knows: {
      name: 'Yvette Sandoval',
      phone: '+12108874416',
      mentions: ['dialysis'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  // Harmless counterparts
  {
    id: 'j3-en-burned-truck-last-winter',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hey bud, I'm the one whose F one fifty burned to the ground back in February, insurance paid me off and I got a newer one. Anyhow this one's due for the state inspection, can I get in some morning next week",
    ],
    gives: { name: 'Burt Colley', phone: 'eight three oh, six oh nine, four four seven two' },
    knows: {
      name: 'Burt Colley',
      phone: '+18306094472',
      mentions: ['inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-three-legged-terrier-shots',
    language: 'en',
    trade: 'vet',
    tells: [
      'Hello. I took in a little terrier from the shelter. She was hit by a car before they ever had her, poor thing, lost the one leg, but that was well over a year ago and she runs circles around me now. I would just like to bring her in for her shots sometime this month.',
    ],
    gives: { name: 'Eleanor Whitcomb', phone: '919 467 3380' },
    knows: {
      name: 'Eleanor Whitcomb',
      phone: '+19194673380',
      mentions: ['shots'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-easter-flood-paperwork',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Quick one, I manage a duplex. Upstairs flooded out downstairs at Easter, all of that got torn out and redone, everybody moved back in. The landlord wants a leak detection report for his file, anytime before August works',
    ],
    gives: { name: 'Trent Osborne', phone: 'five twelve, two eight three, six one nine zero' },
    knows: {
      name: 'Trent Osborne',
      phone: '+15122836190',
      mentions: ['leak detection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-firestorm-fan',
    language: 'en',
    trade: 'electrical',
    tells: [
      "So my wife picked up a ceiling fan at Costco, the Firestorm it's called, and if it's not hung by the time her folks fly in for the Fourth I'm a dead man, ha. What's the end of the month look like for you guys",
    ],
    gives: { name: 'Rick Novak', phone: '602.418.7735' },
    knows: {
      name: 'Rick Novak',
      phone: '+16024187735',
      mentions: ['firestorm'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-sycamore-on-the-hendersons',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hi there, so the big sycamore down the street fell on the Hendersons' house last night, oh it was awful, fire trucks and all, but nobody got hurt and they've got people taking care of it",
      'It only got me thinking, ours is going on twenty two years, so maybe somebody could give me a price on a new roof. No rush at all.',
    ],
    gives: { name: 'Marjorie Keene', phone: '918 747 2063' },
    knows: {
      name: 'Marjorie Keene',
      phone: '+19187472063',
      mentions: ['price on a new roof'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-killer-wasps-softball',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hi! I do concessions for a girls' softball team, the Killer Wasps, yes that's the actual name, and last season we had ants all over the snack shack. We don't open back up until the middle of August so I'd just want a quote on having it sprayed",
    ],
    gives: { name: 'Jodi Barnhart', phone: 'four oh seven, six five eight, three nine one two' },
    knows: {
      name: 'Jodi Barnhart',
      phone: '+14076583912',
      mentions: ['snack shack'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Questions
  {
    id: 'j3-en-asks-window-kind',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Do y'all mess with the kind that sits in the window or is it only the big ones",
      'Okay and what time do you open up on a Sunday',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/window/i, /\b7\b|seven/i] },
  },
  {
    id: 'j3-en-asks-what-to-show',
    language: 'en',
    trade: 'lock',
    tells: [
      'I was wondering, when one of your guys opens up a house for a person, what do they have to show him so he knows they live there',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bID\b|identification/i] },
  },
  {
    id: 'j3-en-asks-if-call-comes-off',
    language: 'en',
    trade: 'appliance',
    tells: [
      "I'm only comparing right now. That seventy nine dollar service call, do I still owe it if I go ahead and have you do the repair",
      'Alright. And how long are your repairs guaranteed for',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/waive/i, /\b90\b|ninety/i] },
  },
  {
    id: 'j3-en-asks-free-look-then-porch',
    language: 'en',
    trade: 'roofing',
    tells: [
      'What do you folks charge to come do an inspection',
      "Well good, then I'd like one on my back porch, the shingles are curling up at the edges, any day but Thursday",
    ],
    gives: { name: 'Lamar Gaines', phone: '539 302 7714' },
    knows: {
      name: 'Lamar Gaines',
      phone: '+15393027714',
      mentions: ['curling'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/free/i],
    },
  },
  {
    id: 'j3-en-asks-american-express',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Hiya, do you take American Express',
      'Okay well have somebody let me know on the American Express, my business card is all I use',
    ],
    gives: { name: 'Sheila Brandt', phone: '512 796 3348' },
    knows: {
      name: 'Sheila Brandt',
      phone: '+15127963348',
      mentions: ['american express'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Names and numbers said in hard ways
  {
    id: 'j3-en-siobhan-spelled',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'my water heater has started popping like popcorn, somebody take a look one of these days',
    ],
    gives: {
      name: "oh boy okay. Siobhan, that's S I O B H A N, last name Kowalczyk, K O W A L C Z Y K",
      phone: 'area code five one two, then four one four, double oh seven three',
    },
    knows: {
      name: 'Siobhan Kowalczyk',
      phone: '+15124140073',
      mentions: ['popping'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-april-rainey-old-number',
    language: 'en',
    trade: 'pest',
    tells: [
      "I'm on the monthly roach treatment and I'd like to switch over to every other month if that's something you can do",
    ],
    gives: {
      name: "April, like the month, and then Rainey, R A I N E Y, it's not like the weather",
      phone:
        "four oh seven two, no shoot that's the old one, it's three two one, six three nine, twenty two fifty",
    },
    knows: {
      name: 'April Rainey',
      phone: '+13216392250',
      mentions: ['every other month'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j3-en-wendell-junior',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Dishwasher leaves a kind of a grit on my glasses, been doing it since about Mothers Day',
    ],
    gives: {
      name: "Wendell Pruitt Junior, put the junior on there, my father's the other one",
      phone: 'Five five nine, four thirty five, nineteen hundred',
    },
    knows: {
      name: ['Wendell Pruitt Junior', 'Wendell Pruitt Jr', 'Wendell Pruitt'],
      phone: '+15594351900',
      mentions: ['grit'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Unwanted
  {
    id: 'j3-en-robocall-line-of-credit',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Congratulations. Your business has been preselected for a line of credit of up to two hundred fifty thousand dollars with no collateral. To speak with a funding specialist, press one now. To be removed from our list, press nine.',
      'This offer expires at midnight. Press one to be connected to a funding specialist.',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'j3-en-sells-uniforms-and-mats',
    language: 'en',
    trade: 'garage',
    tells: [
      "How we doing today! I'm with Allpro Linen, we supply uniforms and floor mats to shops all over San Antonio and I'd love to tell the owner about our new customer special, first month's on us",
      "It's a no obligation offer, we can beat whatever you're paying your linen company now, I just need five minutes with the decision maker",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  // Breaks off
  {
    id: 'j3-en-ups-man-needs-signature',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Yes hi good morning, I was gonna ask you about, oh, hang on a second, the UPS man wants me to sign for something',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
