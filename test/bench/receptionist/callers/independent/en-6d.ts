import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Landlords, managers, shopkeepers, office staff, nurses, teachers, and people who call for others. */
export const EN_6D: readonly Caller[] = [
  // Urgent.
  {
    id: 'f4-en-baby-in-van-at-curb',
    language: 'en',
    trade: 'lock',
    tells: [
      "Yes hello I'm in the front office at Saint Bernadette's, I've got a mother out at our curb and her baby is buckled in the van with the doors locked, keys are on the seat, he's screaming and it is hot in there",
    ],
    gives: { name: 'Donna Kowalczyk', phone: '267 334 8190' },
    knows: {
      name: 'Donna Kowalczyk',
      phone: '+12673348190',
      mentions: ['baby', 'van'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-ceiling-over-table-nine',
    language: 'en',
    trade: 'plumbing',
    from: '+15128260417',
    tells: [
      "listen I got lunch guests and there's water coming through the ceiling onto table nine, like a faucet, it's not slowing down and nobody's home upstairs to shut it off",
    ],
    gives: { name: "Enzo Marchetti, it's my restaurant", phone: '512 826 0417' },
    knows: {
      name: 'Enzo Marchetti',
      phone: '+15128260417',
      mentions: ['coming through the ceiling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-phone-store-pried-open',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "Yo so my store got hit, cops just took off. They pried the back door and now it don't even close, never mind lock. I'm standing here guarding a whole wall of phones, I need that door secured tonight man.",
    ],
    gives: { name: 'Khalil Brathwaite', phone: 'two one five, four seven nine, six six three one' },
    knows: {
      name: 'Khalil Brathwaite',
      phone: '+12154796631',
      mentions: ['back door'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-neighbors-beagle-poison',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "Okay I'm a nurse but for people, so I'm out of my depth. The lady next door is eighty-one and she's beside herself, her beagle chewed open a box of rat poison and now his gums are white and he can't get up off the floor",
    ],
    gives: {
      name: 'Mine? Renee Satterfield',
      phone: '984 227 5036',
    },
    knows: {
      name: 'Renee Satterfield',
      phone: '+19842275036',
      mentions: ['beagle', 'rat poison'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-copy-room-smoke',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Hi, um, I do reception for a title company on Camelback. There's smoke coming out of the breaker box in our copy room and it's buzzing really loud. Everybody's on the sidewalk.",
      "And yes the fire department's been called, my boss said get an electrician too.",
    ],
    gives: { name: 'Jasmine Ochoa', phone: '602 418 2275' },
    knows: {
      name: 'Jasmine Ochoa',
      phone: '+16024182275',
      mentions: ['breaker box'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-aide-oxygen-machine',
    language: 'en',
    trade: 'electrical',
    at: SUNDAY,
    from: '+16238813942',
    tells: [
      "I'm the home health aide for Mister Lindqvist. We got no power, just us, the rest of the block has it. he's on an oxygen machine and I just put him on his last little tank, maybe two hours in it",
    ],
    gives: { name: 'Precious Adeyemi', phone: '623 881 3942' },
    knows: {
      name: 'Precious Adeyemi',
      phone: '+16238813942',
      mentions: ['oxygen machine'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-wasps-room-twelve',
    language: 'en',
    trade: 'pest',
    tells: [
      "Charge nurse at Lakeview Manor. I have wasps pouring in through the wall vent in room twelve right this minute. The resident can't be moved easy, she's stung twice already and she carries an EpiPen",
    ],
    gives: { name: "Bernadine Fusco, that's F U S C O", phone: '407 692 1158' },
    knows: {
      name: 'Bernadine Fusco',
      phone: '+14076921158',
      mentions: ['wasps', 'room twelve'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-patients-insulin-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      'uh good morning',
      "so I visit a gentleman in Clovis twice a week, diabetic, lives by himself, and his refrigerator died on him. it's already warm inside and all the insulin he's got for the month is in it. a hundred and four out today and he has nowhere else to put it",
    ],
    gives: { name: 'Marisol Quintana', phone: '559 740 6623' },
    knows: {
      name: 'Marisol Quintana',
      phone: '+15597406623',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-pecan-tree-in-rental',
    language: 'en',
    trade: 'roofing',
    at: NIGHT,
    tells: [
      "Sir or ma'am, half a pecan tree just came down through the roof of my rental house, it's in the girl's bedroom, and the rain is running straight in on everything she owns. We have got to get a tarp over that hole.",
    ],
    gives: { name: 'Virgil Stamper', phone: '918 604 7719' },
    knows: {
      name: 'Virgil Stamper',
      phone: '+19186047719',
      mentions: ['pecan tree'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-mama-on-the-shoulder',
    language: 'en',
    trade: 'garage',
    tells: [
      "I'm at work in Houston so I can't get to her, but my mama's Buick quit on her and she's stuck on the shoulder of 410 by Ingram with eighteen-wheelers blowing past. She's seventy-seven. She doesn't know who else to call",
    ],
    gives: {
      name: 'Tamika Rollins',
      phone: "use mine, she won't pick up, 832 516 9904",
    },
    knows: {
      name: 'Tamika Rollins',
      phone: '+18325169904',
      mentions: ['shoulder of 410'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-duplex-furnace-six-below',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-20T12:40:00Z'),
    tells: [
      "This is Gerald, I manage some duplexes off Federal. Furnace went out at one of 'em overnight, it's six below, and the family in there has a newborn. They can see their breath in the kitchen.",
    ],
    gives: { name: 'Gerald Hatcher', phone: '303 728 4490' },
    knows: {
      name: ['Gerald Hatcher', 'Gerald'],
      phone: '+13037284490',
      mentions: ['newborn'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-group-home-no-cooling',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-07-18T21:00:00Z'),
    tells: [
      "we're a group home up in Thornton the central air is out and its ninety six degrees in the living room I have five residents mostly in wheelchairs and one of them is already woozy and not making sense",
    ],
    gives: { name: 'uh Colleen Dupree', phone: 'seven two oh three one nine eight oh two six' },
    knows: {
      name: 'Colleen Dupree',
      phone: '+17203198026',
      mentions: ['woozy'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts.
  {
    id: 'f4-en-drowning-in-vendor-forms',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hey there, accounts payable at Sooner Dental. I'm drowning over here, my boss is gonna murder me, ha. I just need your W-9 for the vendor file, sometime this month is fine.",
    ],
    gives: { name: 'Kayleigh Burch', phone: '539 242 8817' },
    knows: {
      name: 'Kayleigh Burch',
      phone: '+15392428817',
      mentions: ['W-9'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-shop-called-black-widow',
    language: 'en',
    trade: 'pest',
    from: '+13214469038',
    tells: [
      "What's up, I own Black Widow Tattoo over in Winter Park. No spiders, that's only the name. I want to get on a regular ant spraying, every three months or so",
    ],
    gives: { name: 'Dash Moreland', phone: '321 446 9038' },
    knows: {
      name: 'Dash Moreland',
      phone: '+13214469038',
      mentions: ['every three months'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-fourth-grade-safety-talk',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Good morning! I teach fourth grade at Desert Sage Elementary. We have a unit on electricity in the fall, and the children always ask what happens if you get electrocuted, so I was hoping one of your electricians might visit our class in October.',
    ],
    gives: { name: 'Ms. Loretta Finch', phone: '480 773 2206' },
    knows: {
      name: ['Loretta Finch', 'Ms. Loretta Finch'],
      phone: '+14807732206',
      mentions: ['october'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-minivan-fire-in-march',
    language: 'en',
    trade: 'garage',
    tells: [
      "Back in March my son's minivan burned up on the interstate. He walked away without a scratch, thank the Lord, and it's been hauled off and paid for. Only thing is the insurance people want the service records from when y'all did the oil on it.",
    ],
    gives: { name: 'Yolanda Pruitt', phone: '210 864 3357' },
    knows: {
      name: 'Yolanda Pruitt',
      phone: '+12108643357',
      mentions: ['service records'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-postcards-for-a-dog-long-gone',
    language: 'en',
    trade: 'vet',
    tells: [
      "It's not a big thing. Our shepherd bled out after a truck hit him, that's going on two years now, and we've made our peace. But I still get the shot reminder postcards with his name on and I'd like those stopped",
    ],
    gives: { name: 'Howard Ingersoll', phone: '919 308 6642' },
    knows: {
      name: 'Howard Ingersoll',
      phone: '+19193086642',
      mentions: ['postcards'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-label-the-shutoffs',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hi, facilities at Travis Heights Montessori, nothing's wrong. I'm writing our emergency binder, you know, what if a pipe burst and flooded the gym, who does what. I'd like somebody to walk through in August and put tags on the shutoff valves for us",
    ],
    gives: { name: 'Anselm Ridley', phone: '737 291 4486' },
    knows: {
      name: 'Anselm Ridley',
      phone: '+17372914486',
      mentions: ['shutoff valves'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Only questions.
  {
    id: 'f4-en-class-guinea-pig',
    language: 'en',
    trade: 'vet',
    tells: [
      'Hey, so I teach second grade and our classroom has a guinea pig. Healthy as a horse, just needs his nails trimmed. Is a guinea pig something you guys see there?',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/dogs|cats/i] },
  },
  {
    id: 'f4-en-when-do-you-quit-saturdays',
    language: 'en',
    trade: 'garage',
    tells: [
      "I'm in class with eighth graders all week till five so weekdays are out for me. How late are y'all there Saturday?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\b1(?!\d)|\bone\b/i] },
  },
  {
    id: 'f4-en-tenants-two-cats-and-spray',
    language: 'en',
    trade: 'pest',
    tells: [
      "my tenant is giving me grief about having her place sprayed cause she's got two cats and she thinks it'll make em sick. is the stuff you use okay around animals or isn't it",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bdry\b|\bdried\b/i] },
  },
  {
    id: 'f4-en-deli-reach-in-cooler',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Yeah hi, I have a deli. Do you guys work on restaurant stuff, like a commercial reach-in cooler, or is it strictly what people have at home?',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/commercial/i] },
  },
  {
    id: 'f4-en-tiny-farm-mutual',
    language: 'en',
    trade: 'roofing',
    tells: [
      "I've got a couple rent houses and my policy is through one of those dinky farm mutuals nobody's heard of. Will you deal with any insurance company or just your State Farms and Allstates?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/(?:all|any|every) insur/i] },
  },
  {
    id: 'f4-en-least-you-bill',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Say I had one of you come to my nail salon for a five minute job. What's the least amount you'd charge me, is there a minimum?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/150/] },
  },
  {
    id: 'f4-en-what-to-show-the-locksmith',
    language: 'en',
    trade: 'lock',
    tells: [
      "I'm putting together a welcome sheet for new renters at our building, there's a page on lockouts. If one of them calls you, do they have to show your guy an ID or anything before he'll open up?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bID\b|identification/i] },
  },

  // A question, then a message; or a question the facts do not answer.
  {
    id: 'f4-en-tailor-window-units',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hello dear, I have a tailor shop with three window units, do you service those kind?',
      'I see. Well my house has the regular kind, so put me down, I want a price for cleaning the ducts over there',
    ],
    gives: { name: 'Mrs. Hovsepian, Araxi Hovsepian', phone: '303 459 7128' },
    knows: {
      name: ['Araxi Hovsepian', 'Mrs. Hovsepian', 'Hovsepian'],
      phone: '+13034597128',
      mentions: ['cleaning the ducts'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/window/i],
    },
  },
  {
    id: 'f4-en-certificate-for-the-complex',
    language: 'en',
    trade: 'plumbing',
    from: '+15127043361',
    tells: [
      'Hi there, leasing office. Corporate makes me check before we add a vendor, are you licensed and insured?',
      "Wonderful. Then could whoever handles it email me a certificate of insurance that lists Barton Ridge Apartments? I'll spell out the address when they call.",
    ],
    gives: { name: 'Shelby Nakamura', phone: '512 704 3361' },
    knows: {
      name: 'Shelby Nakamura',
      phone: '+15127043361',
      mentions: ['certificate of insurance'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/licensed/i],
    },
  },
  {
    id: 'f4-en-guarantee-then-squealing-dryer',
    language: 'en',
    trade: 'appliance',
    tells: [
      "got burned by the last outfit so I'll ask first, how long do you guarantee your repairs",
      "Fair enough. Then here's my deal, the dryer in my upstairs rental squeals like a pig, and the tenant can only do mornings",
    ],
    gives: { name: 'Duane Petrosian', phone: '559 213 8840' },
    knows: {
      name: 'Duane Petrosian',
      phone: '+15592138840',
      mentions: ['dryer', 'mornings'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/90|ninety/i],
    },
  },
  {
    id: 'f4-en-parking-lot-pole-lights',
    language: 'en',
    trade: 'electrical',
    tells: [
      "I'm calling on behalf of the strip mall association at Nineteenth and Bell. Do you own a bucket truck? We've got pole lights out back that are thirty feet up and want new bulbs before the holidays.",
    ],
    gives: { name: 'Norm Castellano', phone: '623 267 5519' },
    knows: {
      name: 'Norm Castellano',
      phone: '+16232675519',
      mentions: ['bucket truck'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-flower-vans-monthly-bill',
    language: 'en',
    trade: 'garage',
    tells: [
      'Quick question from a florist, we run six flower vans. Can a business open an account with you and get one invoice at the end of the month?',
    ],
    gives: { name: 'Graciela Voss', phone: '726 338 1094' },
    knows: {
      name: 'Graciela Voss',
      phone: '+17263381094',
      mentions: ['flower vans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'f4-en-spells-przybylski',
    language: 'en',
    trade: 'hvac',
    tells: [
      "I'd like someone to quote a maintenance plan for our parish rectory, there's two furnaces and they're both about ten years old",
    ],
    gives: {
      name: "Oh boy, here we go. Last name's Przybylski, P R Z Y B Y L S K I, first name is Siobhan, S I O B H A N",
      phone: 'seven two zero, double four six, nineteen hundred',
    },
    knows: {
      name: 'Siobhan Przybylski',
      phone: '+17204461900',
      mentions: ['maintenance plan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-backs-up-on-the-number',
    language: 'en',
    trade: 'lock',
    tells: [
      'we had a hygienist leave on okay terms and the dentist wants the office rekeyed anyhow, two doors, whenever you have an opening next week',
    ],
    gives: {
      name: 'Knox, with a K. Tyree Knox',
      phone:
        'two one five, six eight, no scratch that, two one five, six nine eight, four thousand',
    },
    knows: {
      name: 'Tyree Knox',
      phone: '+12156984000',
      mentions: ['rekeyed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-leaves-off-the-area-code',
    language: 'en',
    trade: 'appliance',
    tells: [
      "The oven at our teachers' cottage runs about fifty degrees too cool, I'm calling for the couple that lives there since they don't have much English",
    ],
    gives: {
      name: "It's Wynn Dao. W Y N N, then D as in dog, A, O",
      phone: 'three oh two, seventy one fifteen',
      area_code: 'oh, five five nine',
    },
    knows: {
      name: 'Wynn Dao',
      phone: '+15593027115',
      mentions: ['oven'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f4-en-number-in-two-bites',
    language: 'en',
    trade: 'pest',
    tells: [
      "I look after my aunt's condo while she's up north and the seller's side wants a termite inspection done by the end of July. Can I get on the list for one?",
    ],
    gives: {
      name: "Maureen O'Shaughnessy-Bell, the two of them with a dash in between",
      phone: ['okay you got a pen? area code six eight nine', 'two two four, sixty six, oh four'],
    },
    knows: {
      name: "Maureen O'Shaughnessy-Bell",
      phone: '+16892246604',
      mentions: ['termite inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'f4-en-card-processing-pitch',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Hey how are you today! This is Brad with Pinnacle Merchant Solutions, and the reason for my call is we are helping local contractors cut their credit card processing fees by up to forty percent, would the owner have two minutes for a free rate review?',
      'Totally understand, but there is zero obligation and we even throw in the terminal at no cost, so when would be a good time to go over a statement?',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f4-en-listing-robocall',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Attention business owner. Your online map listing has not been verified and may be removed from search results. Press one now to speak with a listing specialist, or press nine to be taken off our list.',
      'This is your final notice. To avoid suspension of your listing, press one now.',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f4-en-cusses-out-the-machine',
    language: 'en',
    trade: 'appliance',
    tells: [
      'oh fuck you, a goddamn robot, you piece of shit',
      'you heard me bitch, go to hell, the whole lot of you can eat shit',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: ['spam', 'hung_up'] },
  },

  // Breaks off or walks away.
  {
    id: 'f4-en-customer-at-the-register',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hi yes, um, oh shoot, hang on, I've got somebody at the register. Be right with you, hon!",
      HANGS_UP,
    ],
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f4-en-bell-just-rang',
    language: 'en',
    trade: 'hvac',
    from: '+13038470265',
    tells: [
      "Hello, good morning, I wanted to, Marcus, sit down please, Marcus. I'm sorry, that's the bell, my kids are coming in, I'll try you another time",
      HANGS_UP,
    ],
    gives: { name: HANGS_UP, phone: HANGS_UP, caller_phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f4-en-never-mind-he-walked-in',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Uh yeah I was told to call you, wait, he's walking in the door now. Never mind, I'll let him do it himself",
      HANGS_UP,
    ],
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
