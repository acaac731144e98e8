import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages and regions, by an independent author. */
export const EN_9B: readonly Caller[] = [
  // Urgent.
  {
    id: 'i2-en-tomcat-litter-box',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "hey um so my cat Biscuit he's a boy cat he's been in and out of the litter box like thirty times since supper and nothing comes out not a drop and now he's just laying there yowling and he threw up twice",
    ],
    gives: { name: 'Kaylee Strickland', phone: 'nine one nine, six oh two, four four one seven' },
    knows: {
      name: 'Kaylee Strickland',
      phone: '+19196024417',
      mentions: ['litter box'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-copperhead-woodpile',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    from: '+19843287756',
    tells: [
      "Yes ma'am. My bird dog stuck her nose in the woodpile about twenty minutes ago and a copperhead got her. Her whole muzzle's blowing up like a softball and she's gone wobbly on me. I'm loading her in the truck.",
    ],
    gives: { name: 'Hoyt Lassiter', phone: '984 328 7756', caller_phone: "yes ma'am it is" },
    knows: {
      name: 'Hoyt Lassiter',
      phone: '+19843287756',
      mentions: ['copperhead'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-shoulder-of-281',
    language: 'en',
    trade: 'garage',
    tells: [
      'Hi is this Delgado',
      "okay so y'all did my alternator in March and the car just quit on me, I'm on the shoulder of 281 right by the Bitters exit with my two little ones in the back seat, no AC, and the trucks are flying by like two feet from us",
    ],
    gives: { name: 'Monique Guerra', phone: "it's 210 849 3362" },
    knows: {
      name: 'Monique Guerra',
      phone: '+12108493362',
      mentions: ['shoulder of 281'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-shop-deadbolt-spins',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Yo how you doin, listen, I got the sneaker store on Frankford Ave, I'm tryna close up and the deadbolt just spins, key goes round and round and don't catch nothin. I can't lock the front door and I got eighty grand of merchandise sittin in here. I can't go home like this man",
    ],
    gives: { name: 'Terrell, Terrell Gaskins', phone: '267-438-9015' },
    knows: {
      name: 'Terrell Gaskins',
      phone: '+12674389015',
      mentions: ['deadbolt just spins'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-nana-on-the-floor',
    language: 'en',
    trade: 'lock',
    tells: [
      "I need a door opened please, I'm outside my nana's row house in Mayfair, I can hear her, she's on the kitchen floor and she can't get up, she's got the chain and both bolts on and my key's no good, I just need somebody who can open it",
    ],
    gives: {
      name: 'Colleen McGlinchey',
      phone: 'uh two one five, seven four two, six six oh eight',
    },
    knows: {
      name: 'Colleen McGlinchey',
      phone: '+12157426608',
      mentions: ['kitchen floor'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-ninety-one-inside-copd',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hello there. Our central air went out sometime in the night. It is ninety one degrees in my living room and my husband has COPD, he's on his oxygen and he's having a hard time, his lips don't look the right color to me.",
    ],
    gives: {
      name: 'This is Mrs. Lorraine Haskell',
      phone: ['Oh let me think. Three oh three, four two six, one one nine five.'],
    },
    knows: {
      name: ['Lorraine Haskell', 'Mrs. Lorraine Haskell', 'Mrs Haskell'],
      phone: '+13034261195',
      mentions: ['ninety one degrees'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-january-no-furnace',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-21T13:10:00Z'),
    from: '+17205938842',
    tells: [
      "morning, furnace is dead, just blinks a red light at me. it's like four below out and it's forty six in the house and dropping. got three week old twins in here, we're all in one bed",
    ],
    gives: { name: 'Tyler Brandvold', phone: '720 593 8842', caller_phone: 'yeah this one' },
    knows: {
      name: 'Tyler Brandvold',
      phone: '+17205938842',
      mentions: ['furnace is dead'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-water-through-light-fixture',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "oh my god okay um there's water pouring through my kitchen ceiling like out of the light, it's from the upstairs bathroom I guess, and I found the shutoff thing but it won't turn, I've got every pot I own on the floor",
      "the drywall's starting to sag now too",
    ],
    gives: { name: 'Jess Okafor', phone: '737 204 6619' },
    knows: {
      name: 'Jess Okafor',
      phone: '+17372046619',
      mentions: ['kitchen ceiling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-one-commode-seven-people',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "well howdy. hate to bother y'all of a Sunday. we just got the one commode in this house and it won't go down, and when I plunge it the mess comes up in the bathtub. there's seven of us here with the grandbabies and nowhere to go",
    ],
    gives: {
      name: 'Wanda Sue Kettler',
      phone: 'five one two... eight six three... two two four nine',
    },
    knows: {
      name: 'Wanda Sue Kettler',
      phone: '+15128632249',
      mentions: ['one commode'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-pecan-through-bedroom',
    language: 'en',
    trade: 'roofing',
    at: NIGHT,
    from: '+19184470093',
    tells: [
      "Storm just took the top out of our pecan and laid it through the back bedroom. There's a hole up there you could drop a couch through, and it's raining straight down on the bed and the hardwood right now. Need a tarp on it, whatever you can do.",
    ],
    gives: {
      name: 'Dale Runyan',
      caller_phone: "No, I'm on my neighbor's phone",
      phone: "use my wife's cell, 539 215 7784",
    },
    knows: {
      name: 'Dale Runyan',
      phone: '+15392157784',
      mentions: ['back bedroom'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-panel-too-hot-to-touch',
    language: 'en',
    trade: 'electrical',
    tells: [
      'hi so um I rent and my landlord said just call you guys',
      "the breaker box in the garage is making like a frying sound and it smells like burnt plastic and the metal is too hot to touch. like I put my hand on it and yanked it back. and there's a brown spot getting bigger on the wall",
    ],
    gives: { name: 'Brianna', phone: '623 770 4158' },
    knows: {
      name: 'Brianna',
      phone: '+16237704158',
      mentions: ['burnt plastic'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-yellow-jackets-bedbound',
    language: 'en',
    trade: 'pest',
    tells: [
      "Yeah, hi, we got yellow jackets comin out of the ceiling vent, I mean by the hundreds, and they're in the room with my mother in law and she's bed bound, I can't lift her by myself. She's been stung I don't know how many times already and she's allergic",
    ],
    gives: { name: 'Ray Pellegrino', phone: 'four oh seven, three nine two, eight eight one six' },
    knows: {
      name: 'Ray Pellegrino',
      phone: '+14073928816',
      mentions: ['yellow jackets'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-half-a-steer-thawing',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Fridge and the freezer side both went warm on me overnight. I've got half a steer in there we just had butchered and it's already getting soft and running out the bottom, and my kid's insulin was in the door. I got no other icebox. This can't wait till tomorrow.",
    ],
    gives: { name: 'Manny Avila', phone: 'yeah 559 681 2037' },
    knows: {
      name: 'Manny Avila',
      phone: '+15596812037',
      mentions: ['half a steer'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts.
  {
    id: 'i2-en-halloween-chocolate',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi! So you guys met Waffles two Halloweens ago when he ate the entire bowl of chocolate, he was fine, he's a legend in the neighborhood now. Anyway the kennel says he needs a rabies booster before we board him in August so I wanted to set that up whenever.",
    ],
    gives: { name: 'Allison Trebek-Moore', phone: '919 274 8830' },
    knows: {
      name: 'Allison Trebek-Moore',
      phone: '+19192748830',
      mentions: ['rabies booster'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-totaled-labor-day',
    language: 'en',
    trade: 'garage',
    tells: [
      "afternoon. my daughter's Altima got totaled Labor Day before last, flipped clean over, she walked off without a scratch thank the Lord. so she's in a Corolla now, and I'd like to get that Corolla its state inspection sometime before the end of the month",
    ],
    gives: { name: 'Curtis Wheatley', phone: '726 333 0481' },
    knows: {
      name: 'Curtis Wheatley',
      phone: '+17263330481',
      mentions: ['state inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-basement-insurance-receipt',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hey, your guy came out in February when our pipe burst and the whole hallway flooded, did a super job, it's been bone dry ever since. I'm only calling because State Farm wants a copy of the paid invoice and I can't find mine for the life of me.",
    ],
    gives: { name: 'Greg Sandoval', phone: '512 968 3327' },
    knows: {
      name: 'Greg Sandoval',
      phone: '+15129683327',
      mentions: ['paid invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-neighbors-oak-gutters',
    language: 'en',
    trade: 'roofing',
    tells: [
      "You know that oak that went through a house over on Peoria last week, it was on the news? That's the folks across the street from us, somebody's already got them fixed up. Us, we didn't lose a shingle. What I'm after is a price on new gutters, front and back, no hurry at all",
    ],
    gives: { name: 'Barb Lindquist', phone: 'nine eighteen, six three eight, four four oh two' },
    knows: {
      name: 'Barb Lindquist',
      phone: '+19186384402',
      mentions: ['new gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-ford-lightning-charger',
    language: 'en',
    trade: 'electrical',
    tells: [
      "hi there, we just bought the Lightning, the Ford, and I about died when the dealer told me what they get for putting in a charger. like I was in shock. so I'd love a quote from you all for one in the carport, and hey don't call before three cause my husband works nights and he's dead to the world",
    ],
    gives: { name: 'Tammy Escobedo', phone: '480 617 9924' },
    knows: {
      name: 'Tammy Escobedo',
      phone: '+14806179924',
      mentions: ['carport'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-dryer-story-on-tv',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Good morning, dear. They had a piece on Channel 30 about dryers catching fire from the lint. Mine runs just as nice as the day we got it, but it is nineteen years old, and I thought I might have a man look it over one of these weeks when you have an opening.',
    ],
    gives: { name: 'Dorothy Yoshida', phone: 'It is 559 227 5043' },
    knows: {
      name: 'Dorothy Yoshida',
      phone: '+15592275043',
      mentions: ['look it over'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Questions.
  {
    id: 'i2-en-ac-that-sits-in-the-window',
    language: 'en',
    trade: 'hvac',
    tells: [
      'yeah quick question do you guys work on the little ACs, the kind you stick in a window',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/window/i] },
  },
  {
    id: 'i2-en-saturday-closing-time',
    language: 'en',
    trade: 'garage',
    tells: ["Hey bud, how late are y'all there on a Saturday?"],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b(?:1|1:00|01:00|13:00|one)\b/i],
    },
  },
  {
    id: 'i2-en-quits-again-after-fixing',
    language: 'en',
    trade: 'appliance',
    tells: [
      'So say you folks fix my dishwasher and it craps out again a month later. Is there some kind of a guarantee on the repair?',
      "Okay. And what's it run me just to have somebody come out?",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b90\b|ninety/i, /\$79|seventy[- ]nine/i],
    },
  },
  {
    id: 'i2-en-beagle-and-pantry-ants',
    language: 'en',
    trade: 'pest',
    tells: [
      'Hi, is the spray you use okay to have around a dog? I have a beagle and she licks everything.',
      "Alright good. Then I'd like somebody to come treat for ants, they've got into my pantry, the sugar and the cereal and all",
    ],
    gives: { name: 'Nadine Rousseau', phone: '321 746 5580' },
    knows: {
      name: 'Nadine Rousseau',
      phone: '+13217465580',
      mentions: ['pantry'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\bdry\b|\bdried\b|\bdries\b/i],
    },
  },
  {
    id: 'i2-en-gun-safe-combination',
    language: 'en',
    trade: 'lock',
    tells: [
      "Hi, do you guys open safes? My father in law left us this big old gun safe when he moved to Florida and he doesn't remember the combination, nobody does",
    ],
    gives: { name: 'Matt Dombrowski', phone: '445 220 8167' },
    knows: {
      name: 'Matt Dombrowski',
      phone: '+14452208167',
      mentions: ['gun safe'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'i2-en-siobhan-double-triple',
    language: 'en',
    trade: 'garage',
    tells: [
      "I wanna drop off my Jetta for a tire rotation, like Thursday or Friday if there's room",
    ],
    gives: {
      name: "It's Siobhan, S I O B H A N, last name Wray, that's W R A Y",
      phone: 'two one oh, triple eight, double four, six nine',
    },
    knows: {
      name: 'Siobhan Wray',
      phone: '+12108884469',
      mentions: ['tire rotation'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-four-eighty-nineteen-oh-four',
    language: 'en',
    trade: 'electrical',
    tells: [
      "I've got two ceiling fans still in the box from Costco and I'd like them hung, one in the den and one out on the patio",
    ],
    gives: {
      name: "First name's Early, like early in the morning, last name Bird, and yes I've heard all the jokes",
      phone: 'four eighty, two sixty two, nineteen oh four',
    },
    knows: {
      name: 'Early Bird',
      phone: '+14802621904',
      mentions: ['ceiling fans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'i2-en-old-number-new-number',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'my water heater makes a popping racket every time it kicks on, want to get it flushed',
    ],
    gives: {
      name: 'Robert Thibodeaux... well put Bo, everybody knows me as Bo Thibodeaux',
      phone:
        'five one two four four eight, no hold up, that was the old phone. Seven three seven, nine oh two, thirty one fifty six',
    },
    knows: {
      name: ['Bo Thibodeaux', 'Robert Thibodeaux'],
      phone: '+17379023156',
      mentions: ['water heater'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'i2-en-robocall-working-capital',
    language: 'en',
    trade: 'pest',
    tells: [
      'Hello, business owner. You have been pre-approved for up to two hundred and fifty thousand dollars in working capital with no credit check. To speak with a funding specialist, press one now. To be removed from our list, press nine.',
      'This is a final notice. Press one now to claim your funding before the offer expires.',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'i2-en-cursing-at-the-machine',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Oh screw you, a goddamn robot. You stupid piece of shit.',
      'Go fuck yourself, you dumb bitch.',
      'Fuck you, fuck all of you.',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: ['spam', 'hung_up'] },
  },

  // Breaks off.
  {
    id: 'i2-en-school-bus-is-here',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hi yeah, um, I was calling to, oh shoot, the bus is here, I'll try y'all later",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
