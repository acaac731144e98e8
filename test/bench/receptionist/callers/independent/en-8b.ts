import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday people of all ages and regions, some new to the country; written without knowing the engine. */
export const EN_8B: readonly Caller[] = [
  // Urgent.
  {
    id: 'h2-en-vet-sugarless-gum',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    from: '+19843062217',
    tells: [
      'Hi um okay so my roommate left a whole pack of sugar free gum on the couch and my beagle ate like all of it and now she is wobbling around and she just threw up twice',
      "She's eleven months old and maybe twenty pounds I don't know what to do",
    ],
    gives: { name: 'Kaylee Brandt', phone: '984 306 2217' },
    knows: {
      name: 'Kaylee Brandt',
      phone: '+19843062217',
      mentions: ['sugar free gum'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-vet-tomcat-litter-box',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "Yes ma'am good afternoon. I've got an old orange tomcat here, and he has been squatting in that litter box since before church and not a drop is coming out. He's crying something pitiful and now he won't lift his head up.",
    ],
    gives: {
      name: 'This is Mr. Leland Purvis',
      phone: 'Nine one nine, two one eight, six six four three',
    },
    knows: {
      name: ['Leland Purvis', 'Mr. Leland Purvis'],
      phone: '+19192186643',
      mentions: ['not a drop'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-garage-highway-shoulder',
    language: 'en',
    trade: 'garage',
    tells: [
      "hey I'm sitting on the shoulder of 281 right past Bitters my Altima just shut off on me while I was driving and it won't crank back up and I got my baby in the back and trucks are flying by us",
      'I need somebody out here like now',
    ],
    gives: { name: 'Destiny Longoria', phone: '210 846 3392' },
    knows: {
      name: 'Destiny Longoria',
      phone: '+12108463392',
      mentions: ['281'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-lock-rice-on-stove',
    language: 'en',
    trade: 'lock',
    from: '+12153907746',
    tells: [
      'Hello sir, please, I go outside for throw the garbage and the door, it close behind me. The key is inside. And the rice is cooking, the fire is on, I see smoke now from kitchen window',
      'Is apartment on Woodland Avenue, number forty seven twelve, second floor',
    ],
    gives: {
      name: 'My name Abebe Tessema',
      phone: 'two one five, three nine zero, seven seven four six',
    },
    knows: {
      name: 'Abebe Tessema',
      phone: '+12153907746',
      mentions: ['rice is cooking'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-lock-kicked-in-door',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Yeah hi, so we got home from my sister's and the front door was kicked in. Cops came and left already. But the deadbolt is hanging off and the door will not stay shut. I live here with two kids and I am not sleeping with a chair against it",
    ],
    gives: { name: 'Renee Castellano', phone: '267-718-2405' },
    knows: {
      name: 'Renee Castellano',
      phone: '+12677182405',
      mentions: ['kicked in'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-hvac-oxygen-mother',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi there. Our central air died overnight and it's already ninety six in the living room. My mom's eighty eight, she's on oxygen, and she's getting real dizzy and confused on me.",
    ],
    gives: { name: 'Patty Sorensen', phone: 'sure, 303 471 8850' },
    knows: {
      name: 'Patty Sorensen',
      phone: '+13034718850',
      mentions: ['on oxygen'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-hvac-january-newborn',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-15T04:10:00Z'),
    tells: [
      'um so the furnace is blowing but its ice cold',
      "like it's four below out tonight and the thermostat says fifty one and dropping and we've got a six day old baby in the house, we're all in one bed with our coats on",
    ],
    gives: { name: 'uh Travis, Travis Hodge', phone: '7 2 0, 3 3 8, 9 4 1 6' },
    knows: {
      name: 'Travis Hodge',
      phone: '+17203389416',
      mentions: ['six day old baby'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-plumbing-kid-home-alone',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Um hi I'm twelve and I'm home by myself and there's water like shooting out of the wall under the bathroom sink and it's all over the hallway and I can't make it stop",
      "My mom's not picking up she works at the hospital",
    ],
    gives: {
      name: ['My name? Mateo. Mateo Rourke'],
      phone: "Um I know my mom's, it's 512 669 3021",
    },
    knows: {
      name: 'Mateo Rourke',
      phone: '+15126693021',
      mentions: ['shooting out of the wall'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-plumbing-one-commode',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "Well I hate to bother y'all on the Lord's day, but we only have the one commode in this house and it's stopped up solid, and now there's sewage coming up in the bathtub too. There's five of us here, honey, we've got nowhere to go.",
    ],
    gives: {
      name: "I'm Earlene Whitfield",
      phone: 'Area code seven three seven, then two four four, five nine one eight',
    },
    knows: {
      name: 'Earlene Whitfield',
      phone: '+17372445918',
      mentions: ['sewage'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-roofing-oak-limb',
    language: 'en',
    trade: 'roofing',
    at: NIGHT,
    tells: [
      'A big oak limb just came down straight through our bedroom ceiling. You can see sky. Rain is dumping in on the bed right this minute and the sheetrock next to it is starting to sag.',
      'Address is 2218 South Quaker',
    ],
    gives: { name: 'Doug Hathcock', phone: 'nine eighteen, six oh seven, forty four twenty' },
    knows: {
      name: 'Doug Hathcock',
      phone: '+19186074420',
      mentions: ['oak limb'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-electrical-buzzing-panel',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Okay so I don't wanna sound dramatic but the breaker box in my garage is hissing, it smells like burnt plastic, and when I put my hand near the cover it's hot. Oh. Oh there's smoke coming out the top",
    ],
    gives: { name: 'Jared Yazzie', phone: '480 932 7715' },
    knows: {
      name: 'Jared Yazzie',
      phone: '+14809327715',
      mentions: ['hissing'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-pest-wasps-in-the-vent',
    language: 'en',
    trade: 'pest',
    from: '+13217450986',
    tells: [
      'good morning listen there is wasps pouring in my house from the bathroom fan, dozens and dozens, my husband he is very allergic, he already got two stings and his pen is expired, he is shut in the bedroom with towel under the door',
    ],
    gives: { name: 'Marisol Etienne', phone: '321 745 0986' },
    knows: {
      name: 'Marisol Etienne',
      phone: '+13217450986',
      mentions: ['very allergic'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-appliance-insulin-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      'My refrigerator quit',
      "I have a month's worth of insulin in there and it's over a hundred outside. It's warm to the touch in there already. I don't drive anymore so I can't take it anyplace, this can't wait till tomorrow.",
    ],
    gives: {
      name: 'Gus Petrakis. P E T R A K I S',
      phone: 'It is five five nine, two nine seven, eight eight oh three',
    },
    knows: {
      name: 'Gus Petrakis',
      phone: '+15592978803',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts.
  {
    id: 'h2-en-garage-truck-that-burned',
    language: 'en',
    trade: 'garage',
    tells: [
      "How you doing. So my old Silverado caught fire back in the spring, burned to the ground, nobody hurt, insurance paid me and all that's done with. Bought me a Tacoma. Just wanna set up a state inspection on it sometime this month.",
    ],
    gives: { name: 'Rudy Armendariz', phone: '830 522 6174' },
    knows: {
      name: 'Rudy Armendariz',
      phone: '+18305226174',
      mentions: ['inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-roofing-cousin-tornado',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hi, I was up at my cousin's in Joplin last year after that tornado peeled her whole house open, and it got me thinking. Ours is in fine shape. I'd just like a price on new gutters across the front, no hurry at all.",
    ],
    gives: { name: 'Nadine Fairchild', phone: '539-302-4481' },
    knows: {
      name: 'Nadine Fairchild',
      phone: '+15393024481',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-plumbing-freeze-long-over',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hey. So in the big freeze we had, pipes bust, the whole downstairs flooded, it was a nightmare. That all got repaired years ago by some other outfit. I'm selling the place now and the buyer wants a leak detection done for their paperwork, so what's it take to get on your calendar, week after next is fine",
    ],
    gives: { name: 'Cody Blankenship', phone: 'five one two, eight three six, two two oh nine' },
    knows: {
      name: 'Cody Blankenship',
      phone: '+15128362209',
      mentions: ['leak detection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-vet-three-legged-dog',
    language: 'en',
    trade: 'vet',
    from: '+19195067734',
    tells: [
      'Good day to you. My dog Tripod was run over before I adopted him, this is why he has only three legs, it was very bad, much blood they told me. Now he is happy, fat, no problem. He is due for the rabies vaccine, I would like to bring him one evening',
    ],
    gives: { name: 'I am Venkat Raghavan', phone: '919 506 7734' },
    knows: {
      name: 'Venkat Raghavan',
      phone: '+19195067734',
      mentions: ['rabies'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-pest-wife-will-murder-me',
    language: 'en',
    trade: 'pest',
    tells: [
      "My wife is gonna murder me, I swear. She's been after me since Easter to get the termite inspection done and I keep forgetting. There's nothing wrong that I know of, it's just the yearly. Have somebody ring me whenever and save my life, ha ha",
    ],
    gives: { name: 'Barry Feldstein', phone: '407 881 2936' },
    knows: {
      name: 'Barry Feldstein',
      phone: '+14078812936',
      mentions: ['termite inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-electrical-ford-lightning',
    language: 'en',
    trade: 'electrical',
    tells: [
      "I just got hit with a Lightning. The truck, I mean, the Ford, sorry, dad joke. Picking it up in August and I'd like a charger for it put in my carport. Could I get a rough estimate?",
    ],
    gives: { name: 'Neil Oyama', phone: '623 704 5582' },
    knows: {
      name: 'Neil Oyama',
      phone: '+16237045582',
      mentions: ['carport'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Questions.
  {
    id: 'h2-en-garage-oil-no-appointment',
    language: 'en',
    trade: 'garage',
    tells: ['hi quick one, for an oil change do I gotta have an appointment or can I just roll up'],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/walk[- ]?ins?/i],
    },
  },
  {
    id: 'h2-en-pest-spray-and-kitten',
    language: 'en',
    trade: 'pest',
    tells: [
      'Hello, excuse my English. In my house is one small kitten. The product what you spray, is it dangerous for the pets?',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/safe/i, /dry/i],
    },
  },
  {
    id: 'h2-en-appliance-come-out-charge',
    language: 'en',
    trade: 'appliance',
    tells: [
      "What do you folks get just to come out to the house? I'm on a fixed income so I ask everybody that first.",
      "And if I go ahead and have y'all do the repair, do I still owe that service call on top?",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\$79/, /waived/i],
    },
  },
  {
    id: 'h2-en-electrical-hoa-paper-then-outlet',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Good morning, my HOA is picky, are you all insured?',
      'Wonderful. Then I have an outlet behind the TV that stopped working, I would like it looked at sometime before the Fourth of July when the grandkids come',
    ],
    gives: { name: 'Lorraine Kowalczuk', phone: '602 953 4407' },
    knows: {
      name: 'Lorraine Kowalczuk',
      phone: '+16029534407',
      mentions: ['outlet behind the TV'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/insured/i],
    },
  },
  {
    id: 'h2-en-hvac-utility-rebate',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi, I'm trying to find out if you guys handle the Xcel rebate paperwork on a heat pump or if that's on the homeowner",
    ],
    gives: { name: 'Simone Archuleta', phone: '720 615 3348' },
    knows: {
      name: 'Simone Archuleta',
      phone: '+17206153348',
      mentions: ['rebate'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'h2-en-lock-irish-name',
    language: 'en',
    trade: 'lock',
    tells: [
      "Hiya, I'd like to get a quote for rekeying three doors at a place I'm closing on at the end of the month",
    ],
    gives: {
      name: "It's Aoife Dunne, nobody gets it, so A O I F E, and then Dunne is D U N N E",
      phone: 'two six seven, triple four, oh nine double eight',
    },
    knows: {
      name: 'Aoife Dunne',
      phone: '+12674440988',
      mentions: ['rekeying three doors'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-plumbing-cajun-name',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Yeah I want to see about a drain cleaning, kitchen side, been draining slow for a good while, any day next week',
    ],
    gives: {
      name: 'Dwayne Thibodeaux. Sounds like tibba doe but it goes T H I B, O D E, A U X',
      phone: 'Five twelve, nine thirty six, forty one hundred',
    },
    knows: {
      name: 'Dwayne Thibodeaux',
      phone: '+15129364100',
      mentions: ['draining slow'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'h2-en-appliance-number-taken-back',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Good afternoon, the dishwasher is leaving white film on my glasses and I would like a technician to check it when there is an opening',
    ],
    gives: {
      name: 'Last name is Okonkwo, O K O N K W O, first name Ngozi, N G O Z I',
      phone: [
        'Four four three, no, sorry, scratch that, four three four, seven oh nine one',
        'Five five nine, four three four, seven oh nine one',
      ],
      area_code: 'five five nine',
    },
    knows: {
      name: 'Ngozi Okonkwo',
      phone: '+15594347091',
      mentions: ['white film'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'h2-en-garage-extended-funding-robot',
    language: 'en',
    trade: 'garage',
    tells: [
      'Congratulations. Your business has been preapproved for up to two hundred fifty thousand dollars in working capital with no collateral required. To speak with a funding specialist, press one. To be removed from our list, press nine.',
      'To speak with a funding specialist, press one. To be removed from our list, press nine.',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'h2-en-roofing-exclusive-leads',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hey, how's it going today? So the reason for my call, we're a marketing agency and we sell exclusive leads to roofing contractors in the Tulsa market, first ten are on us, no contract",
      "Totally get it, but our clients are seeing like a five to one return on their ad spend, I'd just need the owner for a fifteen minute demo",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off.
  {
    id: 'h2-en-pest-other-line-beeping',
    language: 'en',
    trade: 'pest',
    tells: [
      "Oh hi, yes, um, I was, shoot, that's my daughter's school beeping in, let me let you go",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
