import { type Caller, HANGS_UP, NIGHT, SILENCE, SUNDAY } from '../../caller.ts'

/** Students, first-time homeowners, parents with children around them, people at the wheel. */
export const EN_6E: readonly Caller[] = [
  // Urgent.
  {
    id: 'f5-en-puppy-ate-the-edible',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "okay hi um so my roommate left a brownie out like a weed brownie and my puppy got it and now she can't stand up and she's drooling everywhere and like her eyes are rolling back I don't know what to do",
    ],
    gives: { name: 'Maddie Kowalczyk', phone: '984 227 6103' },
    knows: {
      name: 'Maddie Kowalczyk',
      phone: '+19842276103',
      mentions: ['weed brownie'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-shoulder-of-1604',
    language: 'en',
    trade: 'garage',
    from: '+12106843927',
    tells: [
      "Yes sir I'm pulled over on the shoulder on 1604 by Bandera, my pedal went plumb to the floor and I barely got her stopped. I got both my girls in the back seat and we're stuck out here with semis going by",
    ],
    gives: { name: 'Marisol Trevino', phone: '210 684 3927' },
    knows: {
      name: ['Marisol Trevino', 'Marisol Treviño'],
      phone: '+12106843927',
      mentions: ['1604'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-baby-in-the-honda',
    language: 'en',
    trade: 'lock',
    tells: [
      "I need somebody now my son's in the car he's eleven months he's in his car seat the keys are on the front seat and it locked itself I'm at the Wawa on Aramingo and he's all red and screaming",
    ],
    gives: { name: 'Bri, Brianna Fazio', phone: '267 418 5520' },
    knows: {
      name: ['Brianna Fazio', 'Bri Fazio', 'Bri', 'Brianna'],
      phone: '+12674185520',
      mentions: ['aramingo'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-towel-in-the-hallway',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      'Hey so this is super embarrassing',
      "I went down the hall to the laundry and the door shut behind me, I'm in a towel basically, everyone I live with is at the shore till Monday and I can't get in my apartment",
    ],
    gives: { name: 'Theo', phone: 'uh 4 4 5, 2 0 6, 9 1 7 8' },
    knows: {
      name: 'Theo',
      phone: '+14452069178',
      mentions: ["can't get in my apartment"],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-newborn-at-ninety-four',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi there, we brought our baby home Monday, she's five days old, and the central air quit overnight. It's ninety four in here already and climbing — Owen, inside voice, buddy — and she won't nurse, she's just kind of limp",
    ],
    gives: { name: 'Kelsey Brandt', phone: '720 936 2481' },
    knows: {
      name: 'Kelsey Brandt',
      phone: '+17209362481',
      mentions: ['central air quit'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-first-winter-here',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-21T14:30:00Z'),
    tells: [
      "so we just bought this place in October, we're from Florida, we have no clue. The furnace won't kick on at all, there's frost on the inside of the windows, it's four below outside and I've got the kids wrapped up in sleeping bags",
    ],
    gives: { name: 'Desmond Achebe', phone: '303 472 9916' },
    knows: {
      name: 'Desmond Achebe',
      phone: '+13034729916',
      mentions: ["furnace won't kick on"],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-light-fixture-waterfall',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Oh my gosh okay there's water just dumping out of my kitchen ceiling like through the light, we closed on this house like nine days ago, I don't even know where you turn it off",
    ],
    gives: { name: 'Hannah Oyelaran', phone: '737 384 6029' },
    knows: {
      name: 'Hannah Oyelaran',
      phone: '+17373846029',
      mentions: ['kitchen ceiling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-one-bathroom-five-guys',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "yo what's up um so there's five of us in this house off Riverside and there's only the one toilet and it's like fully backed up, nothing goes down, it's coming up in the shower too",
    ],
    gives: { name: "it's Jaxon", phone: '5 1 2 6 5 3 4 4 0 7' },
    knows: {
      name: 'Jaxon',
      phone: '+15126534407',
      mentions: ['only the one toilet'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-limb-over-the-crib',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Ma'am a big ol pecan limb just come through the roof right over the nursery, it's pouring down rain, I can see sky from the crib, and the sheetrock's fixing to fall in",
    ],
    gives: { name: 'Cody Ledbetter', phone: '918 346 7725' },
    knows: {
      name: 'Cody Ledbetter',
      phone: '+19183467725',
      mentions: ['pecan limb'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-breaker-box-crackling',
    language: 'en',
    trade: 'electrical',
    from: '+16236714408',
    tells: [
      "Hi I just moved in and, uh, the metal box in the garage with the breakers? It's crackling, it's hot when I touch the door and there's smoke coming out the bottom",
    ],
    gives: { name: 'Priya Raman', caller_phone: 'yeah this one works', phone: '623 671 4408' },
    knows: {
      name: 'Priya Raman',
      phone: '+16236714408',
      mentions: ['crackling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-wasps-out-of-the-vent',
    language: 'en',
    trade: 'pest',
    tells: [
      "There's wasps pouring out of the vent in my kids' bedroom, there's gotta be fifty of them. They got my four year old on the face, her eye's swelling shut. Mommy's on the phone baby I know, I know it hurts",
    ],
    gives: { name: 'Latoya Simms', phone: '407 629 3384' },
    knows: {
      name: 'Latoya Simms',
      phone: '+14076293384',
      mentions: ['wasps'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-little-brothers-insulin',
    language: 'en',
    trade: 'appliance',
    tells: [
      "um hi my mom told me to call, she's at work, our refrigerator stopped and everything's getting warm and my little brother's insulin is in there, like a whole month of it, and it's a hundred and six out",
    ],
    gives: { name: 'Alondra Fuentes', phone: '559 287 4416' },
    knows: {
      name: 'Alondra Fuentes',
      phone: '+15592874416',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Alarming words, but not urgent.
  {
    id: 'f5-en-gutters-on-the-first-house',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hey, first house, be nice to me. So two springs back a tornado took the roof clean off the folks across the street, scared everybody to death. Ours was fine, it's still fine. I'd just like a price on gutters because we don't have any",
    ],
    gives: { name: 'Tanner Whitlow', phone: '539 422 8160' },
    knows: {
      name: 'Tanner Whitlow',
      phone: '+15394228160',
      mentions: ['price on gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-fire-before-we-bought',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Good morning. The listing said there'd been an electrical fire here in 2019, before our time, and all the wiring was redone and inspected after. I'm calling because I'd like a ceiling fan put in the nursery, baby's due in September so no hurry",
    ],
    gives: { name: 'Grace Yazzie', phone: '480 263 9047' },
    knows: {
      name: 'Grace Yazzie',
      phone: '+14802639047',
      mentions: ['ceiling fan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-three-legged-biscuit',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi, we adopted a dog last fall, he'd gotten hit by a truck when he was little and lost a leg and nearly bled out, but you'd never know it, he's a maniac now. He's coming due on his rabies and distemper this summer so I wanted to get him on the calendar",
    ],
    gives: { name: 'Josh Pruitt', phone: '919 746 3352' },
    knows: {
      name: 'Josh Pruitt',
      phone: '+19197463352',
      mentions: ['rabies'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-dad-will-murder-me',
    language: 'en',
    trade: 'garage',
    tells: [
      "hi um my dad is literally gonna murder me if I forget this again lol so the inspection on my Corolla runs out end of next month and I'm dying in finals, can someone set me up with a day for that after like the twentieth",
    ],
    gives: { name: 'Camila', phone: '830 507 2296' },
    knows: {
      name: 'Camila',
      phone: '+18305072296',
      mentions: ['inspection on my corolla'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-sisters-building-fogged',
    language: 'en',
    trade: 'pest',
    tells: [
      "So my sister over in Tampa, her whole building got evacuated last month over bed bugs and she ended up in the ER with a reaction to the spray. She's okay. It just got me thinking, we're under contract on a house and I'd like the termite inspection done sometime before we close in August",
    ],
    gives: { name: 'Renee Baptiste', phone: '321 745 6618' },
    knows: {
      name: 'Renee Baptiste',
      phone: '+13217456618',
      mentions: ['termite inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-two-doors-down-got-robbed',
    language: 'en',
    trade: 'lock',
    tells: [
      'How you doing. Yeah so there was a break-in two doors down back in April, guy had a crowbar and everything, they caught him. We get the keys to our rowhome on the twenty sixth and my wife wants all the locks rekeyed, whenever yous have an opening after that',
    ],
    gives: { name: 'Anthony Mazzeo', phone: '215 483 7706' },
    knows: {
      name: 'Anthony Mazzeo',
      phone: '+12154837706',
      mentions: ['rekeyed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Only questions that the facts answer.
  {
    id: 'f5-en-hole-in-my-drywall',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hey quick one, this is my first house so my dad told me to ask every contractor this. If one of your guys messes up my drywall are y'all insured for that kinda thing",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/insured/i] },
  },
  {
    id: 'f5-en-wheels-in-the-meantime',
    language: 'en',
    trade: 'garage',
    tells: [
      'hi can I just show up for an oil change or do I gotta have an appointment',
      'okay cool and do you guys lend people a car while theirs is in the shop',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/walk.?in/i, /loaner/i],
    },
  },
  {
    id: 'f5-en-what-just-to-look',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hi I'm on speaker I'm driving so sorry about the noise. What do you charge just to come out and look at a dryer, and if you end up fixing it do I still pay that part?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\$79/, /waive/i] },
  },
  {
    id: 'f5-en-class-bunny',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "Hi! Um, do you guys see rabbits? It's for my daughter's — Lucy, feet off the couch — sorry, we're thinking about getting one and I wanna know who'd take it",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/dogs/i] },
  },
  {
    id: 'f5-en-box-in-the-dorm-window',
    language: 'en',
    trade: 'hvac',
    tells: ['do you work on window units like the little AC that sticks out the window'],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/window/i] },
  },
  {
    id: 'f5-en-goldendoodle-licks-the-floor',
    language: 'en',
    trade: 'pest',
    tells: [
      "Question for ya. We've got a goldendoodle who licks literally every baseboard in the house. The stuff y'all spray, is it safe for a dog?",
      "Gotcha. And what's it cost to have somebody check for termites, is there a charge on that?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/dry/i, /free/i] },
  },
  {
    id: 'f5-en-after-my-shift-saturday',
    language: 'en',
    trade: 'electrical',
    tells: ["Hey how late are you guys open on Saturdays? I don't get off till two"],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\b12\b|noon|twelve/i] },
  },

  // A question, then a message; or a question the facts do not answer.
  {
    id: 'f5-en-stand-behind-a-roof',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Hi, yes, how long is the warranty on the work when you all replace a roof?',
      "Alright that's better than the other fella. Then I'd like somebody to come do one of those inspections, the shingles are original from ninety eight and our lender's asking about it",
    ],
    gives: { name: 'Shelby Tsosie', phone: '918 605 2743' },
    knows: {
      name: 'Shelby Tsosie',
      phone: '+19186052743',
      mentions: ['shingles are original'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\bten\b|\b10\b/i],
    },
  },
  {
    id: 'f5-en-jeep-key-and-a-deadbolt',
    language: 'en',
    trade: 'lock',
    tells: [
      "Hey, can youse cut me a spare for a Jeep, it's one of those keys with the chip in it",
      "Ah, figures. Well okay different thing then, I want a deadbolt put on the basement door at our new place, one of these evenings, it's never had one",
    ],
    gives: { name: 'Kyle Dombrowski', phone: '610 294 8831' },
    knows: {
      name: 'Kyle Dombrowski',
      phone: '+16102948831',
      mentions: ['basement door'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/chip/i],
    },
  },
  {
    id: 'f5-en-payments-for-a-whole-system',
    language: 'en',
    trade: 'hvac',
    tells: [
      'So we sort of spent everything we had on the down payment. Do you offer financing, like could we pay monthly?',
      "Oh thank goodness. Could you have somebody call my husband about an estimate for ducts, ours look like they haven't been cleaned since the seventies",
    ],
    gives: {
      name: 'put down my husband, Mateo Quintana',
      phone: 'his cell is 720 318 5094',
    },
    knows: {
      name: 'Mateo Quintana',
      phone: '+17203185094',
      mentions: ['ducts'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/financ/i],
    },
  },
  {
    id: 'f5-en-utsa-student-discount',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hi I go to UTSA, I was wondering if there's any kind of student discount on brakes? My friend said somebody around there does one",
    ],
    gives: { name: 'Nia Holloway', phone: '726 444 9038' },
    knows: {
      name: 'Nia Holloway',
      phone: '+17264449038',
      mentions: ['student discount'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-split-it-on-venmo',
    language: 'en',
    trade: 'appliance',
    tells: ["do y'all take Venmo? there's four of us on the lease and we'd be splitting it"],
    gives: { name: 'Elijah Xiong', phone: '559 712 3068' },
    knows: {
      name: 'Elijah Xiong',
      phone: '+15597123068',
      mentions: ['venmo'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'f5-en-x-as-in-xylophone',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Hello, I'm getting an electric car in the fall and I'd like an estimate for a charger in the carport",
    ],
    gives: {
      name: "Xochitl Barrera, everybody gets it wrong so that's X as in xylophone, O, C, H, I, T, L, and then Barrera",
      phone: 'six oh two, four four one, ninety nine oh seven',
    },
    knows: {
      name: 'Xochitl Barrera',
      phone: '+16024419907',
      mentions: ['charger'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-not-the-old-dorm-number',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "The bathtub at our rental drains really slow, hair probably, there's three girls here",
    ],
    gives: {
      name: 'Ainsley, A I N S L E Y, last name Roux, R O U X like the gumbo',
      phone:
        'okay five one two three seven four, no wait scratch that, that was freshman year, seven three seven, two oh six, double eight one four',
    },
    knows: {
      name: 'Ainsley Roux',
      phone: '+17372068814',
      mentions: ['drains really slow'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-eight-hundred-forty-one-hundred',
    language: 'en',
    trade: 'vet',
    tells: [
      "I'd like to get my kitten spayed, she's about five months, just whenever you do those",
    ],
    gives: {
      name: "First name's Thuy, T H U Y, and last name Nguyen, N G U Y E N",
      phone: 'nine one nine, eight hundred, forty one hundred',
    },
    knows: {
      name: 'Thuy Nguyen',
      phone: '+19198004100',
      mentions: ['spayed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f5-en-not-moms-phone',
    language: 'en',
    trade: 'pest',
    from: '+14074182256',
    tells: [
      'Hi there, um, we keep finding those tiny sugar ants around the dishwasher, can I get a quote',
    ],
    gives: {
      name: "Deja Sinclair, it's D E J A",
      caller_phone:
        "no that's my mom's phone, mine's three two one, two nine six, oh oh four three",
      phone: 'three two one, two nine six, oh oh four three',
    },
    knows: {
      name: ['Deja Sinclair', 'Déjà Sinclair'],
      phone: '+13212960043',
      mentions: ['sugar ants'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'f5-en-page-one-guaranteed',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hey there, this is Chase over at Peak Local Media, how's your day going? Listen, I was checking out your Google listing and you guys are leaving a ton of leads on the table, we get contractors to page one guaranteed and I'd love to get fifteen minutes with whoever handles your marketing",
      "Totally hear you, it's a free audit, zero obligation, we only onboard one plumber per zip code so I'd hate for you to miss it",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f5-en-preapproved-working-capital',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Hello, this is a courtesy call from the funding department. Your business has been preapproved for up to two hundred and fifty thousand dollars in working capital. Press one now to speak with a funding specialist, or press nine to be removed from our list.',
      'This is your final notice. To accept your preapproved offer press one now.',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f5-en-sleepover-prank',
    language: 'en',
    trade: 'appliance',
    at: NIGHT,
    tells: [
      'is your refrigerator running you stupid bitch',
      'ha ha ha shut up shut up, hey go fuck yourself you dumb robot',
      'fuck you, suck my dick',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off before saying what the call is about.
  {
    id: 'f5-en-cop-behind-me',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hi yeah I was gonna ask, oh crap there's a cop behind me and I'm holding my phone, gotta go",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f5-en-marker-on-the-wall',
    language: 'en',
    trade: 'lock',
    tells: [
      'Hi, good afternoon, so what I was — Mason. Mason! Is that a Sharpie? Give it. Hang on one second please',
      SILENCE,
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f5-en-movers-are-here',
    language: 'en',
    trade: 'hvac',
    tells: ["Hello? Yeah hi, um, oh shoot the movers just pulled up, I'll try you later", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
