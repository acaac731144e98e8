import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages, calling all nine trades. */
export const EN_6A: readonly Caller[] = [
  // Urgent
  {
    id: 'f1-en-cat-straining',
    language: 'en',
    trade: 'vet',
    from: '+19196237745',
    tells: [
      'hi um my boy cat has been in and out of the litter box since like five this morning and nothing is coming out he just howls and now he threw up and he wont lift his head',
    ],
    gives: { name: 'Kristen Womack', phone: '919 623 7745' },
    knows: {
      name: 'Kristen Womack',
      phone: '+19196237745',
      mentions: ['litter box', 'howls'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-van-on-the-shoulder',
    language: 'en',
    trade: 'garage',
    tells: [
      "Yes sir I'm sitting on the shoulder of 281 just past Bitters, the van just quit on me, no power, no nothing, and I got three grandbabies in the back and these trucks are flying by us",
    ],
    gives: { name: 'Rosalind Tate', phone: 'two one zero, eight four six, three three nine one' },
    knows: {
      name: 'Rosalind Tate',
      phone: '+12108463391',
      mentions: ['shoulder', 'grandbabies'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-kid-on-the-porch',
    language: 'en',
    trade: 'lock',
    tells: [
      "hey so um I'm thirteen and I can't get in my house, my key isn't in my backpack and my mom's on a plane till tonight",
      "I'm just like on the porch by myself",
    ],
    gives: { name: "it's Jaylen", phone: 'uh hold on it is 215 728 6614' },
    knows: {
      name: 'Jaylen',
      phone: '+12157286614',
      mentions: ["can't get in my house"],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-back-door-kicked-in',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Good evening. We just got home from my sister's and the back door has been kicked in. The police came and left already, but the frame is split and the door will not shut at all. I have a chair pushed against it",
    ],
    gives: { name: 'Harold Pettiford', phone: '(267) 394-5028' },
    knows: {
      name: 'Harold Pettiford',
      phone: '+12673945028',
      mentions: ['kicked in', 'will not shut'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-mother-in-the-heat',
    language: 'en',
    trade: 'hvac',
    tells: [
      "air conditioner's dead, it's ninety four in here, my mother's eighty eight and on oxygen and she's getting kinda confused on me",
    ],
    gives: { name: 'Duane Kessler', phone: 'seven two zero four six two nine nine one seven' },
    knows: {
      name: 'Duane Kessler',
      phone: '+17204629917',
      mentions: ['oxygen'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-furnace-out-in-january',
    language: 'en',
    trade: 'hvac',
    from: '+13038517726',
    at: new Date('2026-01-20T03:10:00Z'),
    tells: [
      "So the furnace clicked off at lunch and never came back on. It's six below outside and the thermostat in the hall is reading forty nine now. We've got a three week old baby, we're all under one blanket",
    ],
    gives: { name: 'Megan', caller_phone: 'yeah this is my cell that works' },
    knows: {
      name: 'Megan',
      phone: '+13038517726',
      mentions: ['furnace', 'baby'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-ceiling-pouring',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'okay okay um there is water just dumping out of my kitchen light like out of the ceiling and I went to the thing by the street and the handle snapped off I cannot get it to stop',
    ],
    gives: { name: 'Brianna Ochs', phone: 'five one two, three oh eight, seventy seven forty' },
    knows: {
      name: 'Brianna Ochs',
      phone: '+15123087740',
      mentions: ['ceiling', 'snapped off'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-one-toilet-five-people',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "Well, this is embarrassing. We've only got the one toilet in this house and it's backed up clear over the rim. Won't flush. Plunged it till my arms gave out. There's five of us here and my wife just had her hip done",
    ],
    gives: { name: 'Vernon Schaefer', phone: '830-629-4415' },
    knows: {
      name: 'Vernon Schaefer',
      phone: '+18306294415',
      mentions: ['only got the one toilet'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-limb-through-the-roof',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Big ol' pecan limb came down through the roof about twenty minutes ago and it's still storming, rain's coming right in on my daughter's bed, you can see daylight up there",
    ],
    gives: { name: 'Clint Barger', phone: '918 447 2063' },
    knows: {
      name: 'Clint Barger',
      phone: '+19184472063',
      mentions: ['limb', 'daughter'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-panel-is-sizzling',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Um hello, the breaker box in my garage is making a sizzling sound and there's a little bit of smoke coming out of the top. I don't want to touch it. The metal's hot, I can feel it standing here",
    ],
    gives: { name: 'Yolanda Pruitt', phone: '480, 967, 3852' },
    knows: {
      name: 'Yolanda Pruitt',
      phone: '+14809673852',
      mentions: ['sizzling', 'smoke'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-wasps-in-the-nursery',
    language: 'en',
    trade: 'pest',
    tells: [
      "there's wasps coming out of the vent in the nursery, dozens of 'em, they got my little boy on the neck twice, I grabbed him and we're shut in the bathroom and they're all over the hallway",
    ],
    gives: { name: ['Tasha', 'Tasha Lindqvist'], phone: '321 408 6697' },
    knows: {
      name: ['Tasha', 'Tasha Lindqvist'],
      phone: '+13214086697',
      mentions: ['wasps', 'nursery'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-insulin-getting-warm',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Yes, my refrigerator went out overnight and everything in it is getting warm, and I keep all my insulin in there, a whole three months of it. I live alone and I don't drive anymore, honey",
    ],
    gives: {
      name: 'Mrs. Loretta Avila',
      phone: 'five five nine. two six four. eight one three zero',
    },
    knows: {
      name: ['Loretta Avila', 'Mrs. Loretta Avila', 'Mrs Avila'],
      phone: '+15592648130',
      mentions: ['refrigerator', 'insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  // Harmless counterparts
  {
    id: 'f1-en-old-car-burned',
    language: 'en',
    trade: 'garage',
    tells: [
      "Howdy. So my old Equinox burned up back in February, nobody hurt, insurance already paid out and all that, so I got me a used Camry now and I'd like to set up the first state inspection on it",
    ],
    gives: { name: 'Arturo Wills', phone: '210 694 5583' },
    knows: {
      name: 'Arturo Wills',
      phone: '+12106945583',
      mentions: ['state inspection', 'Camry'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-bloat-two-years-ago',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi there, y'all operated on our Great Dane two summers back when his stomach flipped and he almost died, and he's doing wonderful now. I just need to get his rabies shot scheduled, whenever you have room",
    ],
    gives: { name: 'Peggy Hollowell', phone: 'nine one nine, two eight five, six oh four two' },
    knows: {
      name: 'Peggy Hollowell',
      phone: '+19192856042',
      mentions: ['rabies shot'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-the-neighbors-tornado',
    language: 'en',
    trade: 'roofing',
    tells: [
      'that tornado in May took the whole top off the people across the street, they moved in with her folks. ours never lost a shingle thank the Lord. but it did get me thinking, could somebody price me new gutters for the front, sometime before fall is plenty soon',
    ],
    gives: { name: 'Wanda Stroud', phone: '539 302 7718' },
    knows: {
      name: 'Wanda Stroud',
      phone: '+15393027718',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-wife-will-murder-me',
    language: 'en',
    trade: 'electrical',
    from: '+16027354480',
    tells: [
      "Hey man, my wife's gonna murder me, this ceiling fan's been sitting in the box since Christmas. I need somebody to hang it in the bedroom, any day next month is fine",
    ],
    gives: { name: 'Greg Tomczak', phone: '602 735 4480' },
    knows: {
      name: 'Greg Tomczak',
      phone: '+16027354480',
      mentions: ['ceiling fan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-hot-shot-bombs',
    language: 'en',
    trade: 'pest',
    tells: [
      "I set off a couple of those Hot Shot bombs last fall, the fogger things, and it did knock the roaches out, haven't seen one since. Anyhow I'd like a quote on having you come by every quarter so they stay gone",
    ],
    gives: { name: 'Leon Mayfield', phone: '407-871-2296' },
    knows: {
      name: 'Leon Mayfield',
      phone: '+14078712296',
      mentions: ['every quarter'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-freeze-paperwork',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hi, during the big freeze in twenty twenty one we had a pipe burst and flood the whole downstairs, and you all repaired it then. We're selling now and our realtor would like a copy of the old invoice if you still have it on file. No rush on that",
    ],
    gives: { name: 'Anne-Marie Dolan', phone: '737 215 9034' },
    knows: {
      name: ['Anne-Marie Dolan', 'Annemarie Dolan'],
      phone: '+17372159034',
      mentions: ['invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Only questions
  {
    id: 'f1-en-asks-what-to-show',
    language: 'en',
    trade: 'lock',
    tells: [
      "Quick question for ya, if you guys ever come pop a door for somebody, do they gotta show a driver's license or something first? My buddy swears you don't",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bID\b|identification/i] },
  },
  {
    id: 'f1-en-asks-about-rolling-up',
    language: 'en',
    trade: 'garage',
    tells: ['yeah for an oil change do I need an appointment or can I just show up'],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/walk.?ins?/i] },
  },
  {
    id: 'f1-en-asks-trip-charge',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Hello, I was wondering, what do you charge just to come out, and if I go ahead and have you fix the thing, do I pay that on top?',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\$79/, /waive/i] },
  },
  {
    id: 'f1-en-asks-dog-licks-floor',
    language: 'en',
    trade: 'pest',
    tells: [
      'Um so we have a beagle that licks literally everything off the floor, is the stuff you spray gonna be okay for him',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/safe/i] },
  },
  {
    id: 'f1-en-asks-cost-of-a-look',
    language: 'en',
    trade: 'roofing',
    tells: ["What do y'all charge to send a fella up there to inspect a roof"],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/free/i] },
  },
  {
    id: 'f1-en-asks-saturday-close',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Hi, I work weekdays so I'm trying to figure out, what time do you close on Saturdays?",
      'Oh and do you have insurance, like if one of your guys puts a foot through my drywall',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b12\b|noon/i, /insured/i],
    },
  },
  {
    id: 'f1-en-asks-rabbit',
    language: 'en',
    trade: 'vet',
    tells: [
      "Do you guys see rabbits? My daughter's class has one and it needs a checkup this summer",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/dogs and cats|cats and dogs/i],
    },
  },
  // A question, then a message; or a question the facts do not answer
  {
    id: 'f1-en-payments-then-estimate',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Morning. Can a person make payments with you, or is it all due up front?',
      "Okay good. Then I'd like somebody to work me up an estimate on replacing a twenty two year old Lennox, it still runs but it's on borrowed time",
    ],
    gives: { name: 'Curtis Van Horn', phone: '303 948 6251' },
    knows: {
      name: 'Curtis Van Horn',
      phone: '+13039486251',
      mentions: ['estimate', 'Lennox'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/financing/i],
    },
  },
  {
    id: 'f1-en-licensed-then-slow-drain',
    language: 'en',
    trade: 'plumbing',
    from: '+15124936608',
    tells: [
      'Are you licensed? The last guy we used turned out he was not',
      'Well alright. Our shower drain has gotten slower and slower, could you have someone come look one of these mornings',
    ],
    gives: {
      name: 'Denise Fuqua',
      caller_phone: "no that's my work phone, use my cell, 512 770 3349",
      phone: '512 770 3349',
    },
    knows: {
      name: 'Denise Fuqua',
      phone: '+15127703349',
      mentions: ['shower drain'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/licensed/i],
    },
  },
  {
    id: 'f1-en-sunday-then-rekey',
    language: 'en',
    trade: 'lock',
    tells: [
      'Do you work Sundays',
      "I got a duplex over in Manayunk, tenants move out on the twenty eighth, I'll want both doors rekeyed after that",
    ],
    gives: { name: 'Sal DeMarco', phone: '215 483 9170' },
    knows: {
      name: ['Sal DeMarco', 'Sal De Marco'],
      phone: '+12154839170',
      mentions: ['duplex', 'rekeyed'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/24|clock|open|Sunday|all day/i],
    },
  },
  {
    id: 'f1-en-asks-veterans-discount',
    language: 'en',
    trade: 'garage',
    tells: ["Do you fellas give any kind of veterans discount on brakes? I'm retired Air Force"],
    gives: { name: 'Chief Bob Ransom', phone: '830 388 6142' },
    knows: {
      name: ['Bob Ransom', 'Chief Bob Ransom'],
      phone: '+18303886142',
      mentions: ['veterans discount'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-asks-paper-checks',
    language: 'en',
    trade: 'appliance',
    tells: [
      'I do not have one of those cards, I was wanting to know would your man take a personal check',
    ],
    gives: { name: 'Opal Hendricks', phone: '559 733 2840' },
    knows: {
      name: 'Opal Hendricks',
      phone: '+15597332840',
      mentions: ['personal check'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Names and numbers said in hard ways
  {
    id: 'f1-en-spells-her-name',
    language: 'en',
    trade: 'appliance',
    tells: ["My dishwasher leaves a white film on all the glasses, I'd like it checked"],
    gives: {
      name: "Siobhan Keogh, that's S I O B H A N, and Keogh is K E O G H",
      phone: 'area code five five nine then four four seven then oh two one eight',
    },
    knows: {
      name: 'Siobhan Keogh',
      phone: '+15594470218',
      mentions: ['white film'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-corrects-the-number',
    language: 'en',
    trade: 'electrical',
    tells: ['I bought an electric Hyundai and I want a charger put in at the house'],
    gives: {
      name: 'Last name is Nakamura, first name Ty, T Y',
      phone: "six two three, five eight, no sorry I'm reading the old one, it's 623 240 9965",
    },
    knows: {
      name: 'Ty Nakamura',
      phone: '+16232409965',
      mentions: ['charger'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-seven-digits-first',
    language: 'en',
    trade: 'roofing',
    tells: [
      "One of the downspouts on the north side's come loose from the wall, just wants a strap I'd guess",
    ],
    gives: {
      name: 'Orville Dietzel, D as in dog, I, E, T as in Tom, Z as in zebra, E, L',
      phone: "it's eight three six, double four, seven nine",
      area_code: 'oh, nine one eight, same as everybody',
    },
    knows: {
      name: 'Orville Dietzel',
      phone: '+19188364479',
      mentions: ['downspouts'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f1-en-number-like-a-price',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Need to get on the list for a duct cleaning, we finished a remodel and there is dust everywhere',
    ],
    gives: {
      name: "I go by Dee but it's under Deandra Whitlow",
      phone: 'eight hundred, no not eight hundred, seven twenty, six thirty five, nineteen hundred',
    },
    knows: {
      name: ['Deandra Whitlow', 'Dee Whitlow', 'Dee'],
      phone: '+17206351900',
      mentions: ['duct cleaning'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Unwanted
  {
    id: 'f1-en-sells-google-ranking',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi, this is Brandon with Local Rank Boosters, I was looking at your Google listing and noticed you're not on page one. We help contractors like you get thirty to forty extra leads a month, can I get two minutes with the decision maker?",
      "It's no obligation, we're offering a free SEO audit to businesses in your area this week only",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f1-en-robocall-capital-loan',
    language: 'en',
    trade: 'pest',
    tells: [
      'This is an important message for the business owner. You have been pre approved for a working capital loan of up to two hundred fifty thousand dollars. Press one now to speak with a funding specialist, or press nine to be removed from our list',
      'To accept this offer press one now. To be removed press nine',
    ],
    gives: { name: 'Press one now to speak with a funding specialist' },
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f1-en-foul-mouth',
    language: 'en',
    trade: 'appliance',
    tells: [
      'fuck you and fuck your stupid robot',
      'shut the fuck up you piece of shit',
      'go fuck yourself, bitch',
    ],
    gives: { name: 'fuck off', phone: 'fuck off' },
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  // Breaks off
  {
    id: 'f1-en-ups-at-the-door',
    language: 'en',
    trade: 'vet',
    tells: [
      'Hi I was calling about, oh shoot, hang on, UPS is at the door and I have to sign',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f1-en-other-line',
    language: 'en',
    trade: 'roofing',
    tells: [
      'yeah hello',
      "um, one second, that's my boss on the other line, I'll try you later",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f1-en-wanders-off',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Hello? Oh. Frank, it picked up. Frank, what did you want me to say to them?',
      "He can't hear me, let me go get him",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
