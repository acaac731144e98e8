import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages, each with something individual. */
export const EN_7A: readonly Caller[] = [
  // Urgent
  {
    id: 'g1-en-7a-sugarless-gum',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "Okay hi um my beagle got in my purse and he ate like the whole pack of that sugarless gum the kind with xylitol and now he's walking like he's drunk and he just fell over in the kitchen",
    ],
    gives: { name: 'Tamika Rollins', phone: '919 428 6073' },
    knows: {
      name: 'Tamika Rollins',
      phone: '+19194286073',
      mentions: ['xylitol', 'fell over'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-tomcat-litter-box',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "hey so my mom's at work and I don't really know what to do, our boy cat keeps going in the litter box and nothing comes out, he's been like that since last night and he's howling and if you touch his belly he tries to bite",
    ],
    gives: { name: "I'm Caleb, Caleb Nowak", phone: "it's uh 984 233 7150" },
    knows: {
      name: 'Caleb Nowak',
      phone: '+19842337150',
      mentions: ['nothing comes out'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-shoulder-of-1604',
    language: 'en',
    trade: 'garage',
    from: '+12104826690',
    tells: [
      'Yes sir I am sitting on the shoulder of 1604 right now, car just quit on me doing seventy, I got two grandbabies in the back seat and these eighteen wheelers are about to take my mirror off',
    ],
    gives: {
      name: 'Ernestine Gaines',
      phone: '210 482 6690',
      caller_phone: 'Yes baby this is my cell',
    },
    knows: {
      name: 'Ernestine Gaines',
      phone: '+12104826690',
      mentions: ['shoulder of 1604', 'two grandbabies'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-toddler-strapped-in',
    language: 'en',
    trade: 'lock',
    tells: [
      'I need somebody right this second my son is strapped in his car seat and the doors locked with my keys on the dash, I am in the Target lot on Aramingo and the sun is right on him',
    ],
    gives: { name: 'Kristen', phone: 'two six seven, three eight one, nine four two two. please' },
    knows: {
      name: 'Kristen',
      phone: '+12673819422',
      mentions: ['Target lot', 'keys on the dash'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-kicked-in-door',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Hi, um, sorry I'm kinda shaking. My ex kicked the front door in like twenty minutes ago",
      "The frame's all split so it won't even latch and he texted that he's coming back tonight. I got a chair up against it",
    ],
    gives: { name: 'Danielle Pruitt', phone: '215 739 4408' },
    knows: {
      name: 'Danielle Pruitt',
      phone: '+12157394408',
      mentions: ['kicked the front door in'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-scrubs-on-the-stoop',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Just got off a double at Jefferson and I can't get in my own house. Key's snapped off in the deadbolt, nobody else home, and I'm out here on the stoop in my scrubs with four percent on this phone",
    ],
    gives: { name: 'Renee Sarkisian', phone: '445 208 3917' },
    knows: {
      name: 'Renee Sarkisian',
      phone: '+14452083917',
      mentions: ['deadbolt', 'on the stoop'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-ninety-four-inside',
    language: 'en',
    trade: 'hvac',
    at: SUNDAY,
    tells: [
      "Well I hate to be a bother on a Sunday but our air went out yesterday and it's ninety four in here by the thermostat. My husband has MS and the heat's got him to where he can't lift his arms, he's not making much sense either",
    ],
    gives: { name: 'Darlene Fitch', phone: '303 657 2284' },
    knows: {
      name: 'Darlene Fitch',
      phone: '+13036572284',
      mentions: ['ninety four in here', 'has MS'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-forty-six-in-january',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-20T03:40:00Z'),
    tells: [
      'Furnace quit. Went down, relit it twice, no dice. Nine below out there tonight and the house is already at forty six, we got a three week old',
    ],
    gives: { name: 'Travis Engstrom', phone: '7 2 0, 8 6 3, 4 4 1 9' },
    knows: {
      name: 'Travis Engstrom',
      phone: '+17208634419',
      mentions: ['furnace quit', 'three week old'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-co-detector',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-11-12T15:10:00Z'),
    tells: [
      'um so the carbon monoxide thing in the hallway is screaming, it started when the heat kicked on this morning, and me and my roommate both have these really bad headaches and she just threw up',
    ],
    gives: { name: 'Maddie Oyler', phone: '970 314 8825' },
    knows: {
      name: 'Maddie Oyler',
      phone: '+19703148825',
      mentions: ['carbon monoxide'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-ceiling-bulging',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Water's coming through my dining room ceiling, I mean it is pouring, the sheetrock's bulging out like a belly and the shutoff at the street is froze up, I can't budge it",
    ],
    gives: { name: 'Hector Villanueva', phone: '512 973 2046' },
    knows: {
      name: 'Hector Villanueva',
      phone: '+15129732046',
      mentions: ['dining room ceiling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-one-bathroom-sewage',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "So this is disgusting, I apologize. There's sewage coming up in the bathtub",
      "and the toilet's full to the rim, we only have the one bathroom and there's six of us here. It keeps rising every time the neighbor runs something",
    ],
    gives: { name: 'Brooke Tanner', phone: 'area code 737, then 402, 6618' },
    knows: {
      name: 'Brooke Tanner',
      phone: '+17374026618',
      mentions: ['sewage coming up'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-limb-through-roof',
    language: 'en',
    trade: 'roofing',
    at: NIGHT,
    tells: [
      'Big old pecan limb come right through the roof over our bedroom. Its raining in on the bed as we speak and the wife has every pot we own out. I am seventy nine I cant get up there with no tarp',
    ],
    gives: { name: 'Orville Stamps', phone: '918 266 7431' },
    knows: {
      name: 'Orville Stamps',
      phone: '+19182667431',
      mentions: ['pecan limb', 'raining in on the bed'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-wall-hot-to-touch',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Uh yeah I plugged the vacuum in and the outlet went bang, like blue sparks, and now there's smoke coming out around the cover and the wall is hot to touch. I don't know which breaker it is, none of em are marked",
    ],
    gives: { name: 'Jordan Whitlow', phone: '602 749 3380' },
    knows: {
      name: 'Jordan Whitlow',
      phone: '+16027493380',
      mentions: ['blue sparks', 'hot to touch'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-oxygen-machine',
    language: 'en',
    trade: 'electrical',
    from: '+14803956127',
    tells: [
      "My daddy's on an oxygen concentrator and the whole house just lost power, but the streetlights are on and next door's fine so it's gotta be our panel. His backup tank is showing about an hour",
    ],
    gives: {
      name: 'Lorraine Beasley',
      caller_phone: 'No use my cell, 623 518 9042',
      phone: '623 518 9042',
    },
    knows: {
      name: 'Lorraine Beasley',
      phone: '+16235189042',
      mentions: ['oxygen concentrator', 'about an hour'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-yellow-jackets-nursery',
    language: 'en',
    trade: 'pest',
    tells: [
      "Yellow jackets are coming out of the wall in my daughter's nursery, there's gotta be fifty in there, I grabbed her and shut the door. My wife's been stung a bunch and her lip is swelling up on her",
    ],
    gives: { name: 'Marcus Deshields', phone: '321 604 7758' },
    knows: {
      name: 'Marcus Deshields',
      phone: '+13216047758',
      mentions: ['yellow jackets', 'lip is swelling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-insulin-in-the-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hello dear. My refrigerator has gone warm, it's sixty two in there, and it has all my insulin for the month plus everything I bought yesterday. I have no car to go get ice and this just can't wait till tomorrow",
    ],
    gives: { name: 'Mrs. Wilma Ostrander', phone: '559 431 2876' },
    knows: {
      name: ['Wilma Ostrander', 'Mrs. Wilma Ostrander'],
      phone: '+15594312876',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  // Harmless counterparts
  {
    id: 'g1-en-7a-three-legged-cat',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi there, so I adopted a cat who got run over a couple years back, she's a tripod now, totally happy, and I'd like to get her set up for her yearly shots in July or thereabouts",
    ],
    gives: { name: 'Jill Castellano', phone: '919 674 3052' },
    knows: {
      name: 'Jill Castellano',
      phone: '+19196743052',
      mentions: ['yearly shots'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-firebird-inspection',
    language: 'en',
    trade: 'garage',
    tells: [
      "How ya doin. I got a seventy eight Firebird, blew the motor in it back in ninety nine, finally got her put back together. Runs like a scalded dog. Need to get a state inspection on it whenever y'all got an opening",
    ],
    gives: { name: 'Butch Kowalik', phone: '830 279 4416' },
    knows: {
      name: 'Butch Kowalik',
      phone: '+18302794416',
      mentions: ['Firebird', 'state inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-burglary-last-winter',
    language: 'en',
    trade: 'lock',
    tells: [
      'We had a burglary over the winter, they caught the guy and we got a whole new front door out of it, so no worries there. But I never did change the lock on the garage side and I want a price on rekeying that one, no rush at all',
    ],
    gives: { name: 'Phil Abernathy', phone: '610 527 8834' },
    knows: {
      name: 'Phil Abernathy',
      phone: '+16105278834',
      mentions: ['rekeying'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-wife-will-murder-me',
    language: 'en',
    trade: 'hvac',
    tells: [
      "yeah my wife is gonna murder me, I was supposed to sign us up for that maintenance plan back in April and I've been drowning at work, so uh put me down for somebody to walk me through it sometime next week",
    ],
    gives: { name: 'Greg Mazur', phone: '303 948 5571' },
    knows: {
      name: 'Greg Mazur',
      phone: '+13039485571',
      mentions: ['maintenance plan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-across-the-street-burst',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "The folks across the street had their water heater burst on em last weekend, flooded the whole downstairs. Ours is working fine, but it's the same age, 2009, so I thought I'd have someone give it a once over one of these days",
    ],
    gives: { name: 'Nancy Hruska', phone: '512 836 7290' },
    knows: {
      name: 'Nancy Hruska',
      phone: '+15128367290',
      mentions: ['once over'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-tornado-paperwork',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Good morning. You all put a roof on for us after that tornado tore the old one off in 2021. Beautiful job. My accountant is asking for a copy of the invoice, could somebody mail me one',
    ],
    gives: { name: 'Peggy Lindqvist', phone: '539 222 4067' },
    knows: {
      name: 'Peggy Lindqvist',
      phone: '+15392224067',
      mentions: ['copy of the invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-ford-lightning',
    language: 'en',
    trade: 'electrical',
    tells: [
      "So I'm picking up a Ford Lightning in August and I about got electrocuted by the price the dealer wants to put the charger in, ha. What I'm after is a quote for one in the carport, two forty volt",
    ],
    gives: { name: 'Devon McAllister', phone: '480 661 9203' },
    knows: {
      name: 'Devon McAllister',
      phone: '+14806619203',
      mentions: ['Ford Lightning', 'carport'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-dorm-dryer-fire',
    language: 'en',
    trade: 'appliance',
    tells: [
      "My daughter's dorm had a dryer fire last semester, nobody hurt thank God, but it put the fear in me. Could I get somebody to open ours up and clean the lint out? Later this summer is fine. It's a Maytag and there's nothing wrong with it",
    ],
    gives: { name: 'Yolanda Briggs', phone: '559 280 6347' },
    knows: {
      name: 'Yolanda Briggs',
      phone: '+15592806347',
      mentions: ['Maytag'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Questions that the facts answer
  {
    id: 'g1-en-7a-cat-licks-the-floor',
    language: 'en',
    trade: 'pest',
    tells: [
      'Quick one for ya. That stuff you put down, is it gonna hurt my cat? She lays on the tile all day',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bdr(?:y|ied)\b/i] },
  },
  {
    id: 'g1-en-7a-seventy-nine-on-top',
    language: 'en',
    trade: 'appliance',
    tells: [
      'okay so if the guy comes and he does fix the thing do I still gotta pay the trip charge on top of it or how does that work',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/waive/i] },
  },
  {
    id: 'g1-en-7a-how-late-saturday',
    language: 'en',
    trade: 'garage',
    tells: ["What time y'all close up on Saturdays?"],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b1\b|\b1 ?[ap]\.?m|\bone\b|13:00/i],
    },
  },
  {
    id: 'g1-en-7a-a-little-every-month',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi, I'm on a fixed income, so before I go any further, do you let people pay a little every month or does it all have to be up front?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/financ/i] },
  },
  // A question, then a message; or a question the facts do not answer
  {
    id: 'g1-en-7a-brown-ring-guest-room',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Do you guys charge anything just to come look at a roof?',
      "Alright cool. Then yeah have someone come look at mine, there's a brown ring on the guest room ceiling. It's dry, been there since we bought the place",
    ],
    gives: { name: 'Tyler Sandoval', phone: '918 804 5923' },
    knows: {
      name: 'Tyler Sandoval',
      phone: '+19188045923',
      mentions: ['brown ring'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/free|no charge/i],
    },
  },
  {
    id: 'g1-en-7a-veterans-discount',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Ma am I did twenty two years in the Navy, do you all have any kind of veterans discount',
    ],
    gives: { name: 'Chief Raymond Tull', phone: '254 618 3390' },
    knows: {
      name: ['Raymond Tull', 'Chief Raymond Tull'],
      phone: '+12546183390',
      mentions: ['veterans discount'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-parking-then-rabies-paper',
    language: 'en',
    trade: 'vet',
    tells: [
      'Hey, where am I supposed to park when I get there, the street is all meters',
      'Oh good good. And then I need a rabies certificate for Biscuit printed out, the kennel wants it before our trip on the twenty seventh',
    ],
    gives: { name: 'Sean Gallagher', phone: '919 345 8861' },
    knows: {
      name: 'Sean Gallagher',
      phone: '+19193458861',
      mentions: ['rabies certificate'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/behind the building/i],
    },
  },
  // Names and numbers said in hard ways
  {
    id: 'g1-en-7a-siobhan-double-seven',
    language: 'en',
    trade: 'electrical',
    tells: ["I bought two ceiling fans at a yard sale and I'd love to have them put up in the den"],
    gives: {
      name: "It's Siobhan, S I O B H A N, last name Roe, R O E",
      phone: 'four eight oh, double seven three, oh one nine six',
    },
    knows: {
      name: 'Siobhan Roe',
      phone: '+14807730196',
      mentions: ['two ceiling fans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-twenty-three-eleven',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'kitchen sink is draining slow as molasses, been that way since Easter, like to get it snaked',
    ],
    gives: {
      name: 'Price. Leonard Price, like the price of eggs',
      phone: 'five twelve, four forty four, twenty three eleven',
    },
    knows: {
      name: 'Leonard Price',
      phone: '+15124442311',
      mentions: ['draining slow'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-just-put-wojo',
    language: 'en',
    trade: 'roofing',
    tells: ['Lookin to get gutters put on a workshop out back, about sixty foot of it'],
    gives: {
      name: 'Oh boy. Wojciechowski. Nobody gets it, just put Wojo',
      phone:
        'nine one eight four three seven, no sorry, I mean nine one eight four seven three two two six oh',
    },
    knows: {
      name: ['Wojo', 'Wojciechowski'],
      phone: '+19184732260',
      mentions: ['workshop out back'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g1-en-7a-june-early',
    language: 'en',
    trade: 'pest',
    tells: [
      "I've been seeing those little sugar ants by the dishwasher again and I'd like a treatment, mornings are best for me",
    ],
    gives: {
      name: "Last name's Early, first name June, like the month",
      phone: "it's eight two six, thirty nine, forty five",
      area_code: 'oh, four oh seven',
    },
    knows: {
      name: 'June Early',
      phone: '+14078263945',
      mentions: ['sugar ants'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Unwanted
  {
    id: 'g1-en-7a-card-terminal-pitch',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hey, how's your day going? This is Brandon over at Apex Merchant Partners, we're helping shops in your area cut their credit card processing fees by up to forty percent, is the owner around for a quick two minute chat?",
      "Totally get it, and there's no obligation, we send the terminal out free and I just need a recent statement to show him the savings",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'g1-en-7a-business-listing-robot',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Attention business owner. Our records show that your Google business listing has not been verified and may be removed from search results. To verify your listing, press one now.',
      'To be placed on our do not call list, press nine. Once again, press one now to speak with a listing specialist.',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'g1-en-7a-filthy-mouth',
    language: 'en',
    trade: 'hvac',
    tells: [
      'You stupid piece of shit robot, go fuck yourself',
      'Fuck you and fuck everybody that works there, bunch of assholes',
      'I said fuck off, you dumb bitch',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  // Breaks off
  {
    id: 'g1-en-7a-ups-at-the-gate',
    language: 'en',
    trade: 'lock',
    tells: [
      'Hey good afternoon I was, oh, wait, UPS is at the gate, let me call you back',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g1-en-7a-put-that-down',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Hi, yes, um',
      'Mason put that down. Mason. One second, I gotta go deal with him',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
