import { type Caller, HANGS_UP, keys, NIGHT, SILENCE, SUNDAY } from '../../caller.ts'

/** Property managers, shopkeepers, students, night workers, second-language speakers; misplaced alarm and calm. */
export const EN_2: readonly Caller[] = [
  // Animals
  {
    id: 'b-en-belly-like-a-drum',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "hi um so this is my roommate's dog really she's a weimaraner and she's been pacing since like ten and she keeps making like she's gonna puke and it's just foam and her belly is tight as a drum and she won't lie down",
    ],
    gives: {
      name: 'Keisha Whitfield',
      phone: 'nine eight four, two six three, seven seven one eight',
    },
    knows: {
      name: 'Keisha Whitfield',
      phone: '+19842637718',
      mentions: ['belly'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-tom-not-a-drop',
    language: 'en',
    trade: 'vet',
    tells: [
      "Morning. I don't like to bother people. It's my old tom, Biscuit, he's been in and out of the litter box since last night, squatting and yowling, and not a drop comes out. Now he's gone sort of flat and he won't look at his food",
    ],
    gives: { name: 'Walter Pruitt', phone: '919-847-2206' },
    knows: {
      name: 'Walter Pruitt',
      phone: '+19198472206',
      mentions: ['litter box'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-cat-from-fourth-floor',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      'Good day please, my cat she fall down from the balcony, is four floor, she is breathe very fast with open mouth and the leg behind she cannot move',
    ],
    gives: {
      name: 'Oleksandr Hrytsenko. The last name is H R Y T S E N K O',
      phone: '919 302 6641',
    },
    knows: {
      name: 'Oleksandr Hrytsenko',
      phone: '+19193026641',
      mentions: ['balcony'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-sock-last-summer',
    language: 'en',
    trade: 'vet',
    tells: [
      "so last summer you all saw our lab in the middle of the night cause he swallowed a sock, big emergency, he's totally fine now, been fine for a year. I'm only after a copy of that bill for the pet insurance people",
    ],
    gives: { name: 'Dana Okafor', phone: 'it is 984 500 3172' },
    knows: {
      name: 'Dana Okafor',
      phone: '+19845003172',
      mentions: ['copy of that bill'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-rabbit-then-cat-price',
    language: 'en',
    trade: 'vet',
    tells: [
      'hey quick question do you guys see rabbits',
      "ok no worries, and what's the exam fee like for a cat",
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/dogs and cats/i, /\$75/],
    },
  },
  {
    id: 'b-en-saturday-then-kittens',
    language: 'en',
    trade: 'vet',
    tells: [
      "What time do y'all open up on Saturday?",
      'Okay well, could you put down that I want vaccinations for two kittens, some Saturday this month, any one is fine',
    ],
    gives: { name: 'Jo Beth Tilley', phone: '919 661 4480' },
    knows: {
      name: 'Jo Beth Tilley',
      phone: '+19196614480',
      mentions: ['kittens'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/12 PM|noon/i],
    },
  },

  // Cars
  {
    id: 'b-en-pedal-to-the-floor',
    language: 'en',
    trade: 'garage',
    tells: [
      "ok so when I push the brake the pedal goes all the way down like there's nothing there, I rolled clean through a stop sign, I'm in the Walgreens lot on Blanco now with both kids in the back and my hands are shaking",
    ],
    gives: { name: 'Marisol Trevino', phone: 'two one oh, eight eight four, three one two nine' },
    knows: {
      name: 'Marisol Trevino',
      phone: '+12108843129',
      mentions: ['pedal'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-after-the-twelve-hour-shift',
    language: 'en',
    trade: 'garage',
    tells: [
      "Yeah I just came off a twelve hour shift and my car won't do anything, no dash lights, no click. I'm up on level three of the hospital garage and I don't have another way to get home",
    ],
    gives: { name: 'Latoya Simmons', phone: '726 233 8815' },
    knows: {
      name: 'Latoya Simmons',
      phone: '+17262338815',
      mentions: ['hospital garage'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-smoke-by-the-roadside',
    language: 'en',
    trade: 'garage',
    tells: [
      'Sorry for my English. I am on the side of the road, the four ten, and from the front of my car is coming smoke, first white and now is more black, I went out and I stand behind the metal',
    ],
    gives: { name: 'Thiago Nogueira', phone: '210 719 4462' },
    knows: {
      name: 'Thiago Nogueira',
      phone: '+12107194462',
      mentions: ['smoke'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-wedding-delivery-at-five',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hi, I do catering over on San Pedro. My van won't go into reverse, forward it goes. I've got a wedding to deliver at five today so I really need it looked at before then",
    ],
    gives: { name: 'Rosalind Achterberg', phone: '210 536 2071' },
    knows: {
      name: 'Rosalind Achterberg',
      phone: '+12105362071',
      mentions: ['reverse'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-cousins-car-burned',
    language: 'en',
    trade: 'garage',
    tells: [
      "my cousin's Kia caught fire back in March, true story, nobody hurt. Mine's the same year and it has never given me any trouble, so no hurry, but next time I'm in I want the wiring looked at",
    ],
    gives: { name: 'Deshawn Broussard', phone: '337 412 6690' },
    knows: {
      name: 'Deshawn Broussard',
      phone: '+13374126690',
      mentions: ['wiring'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-loaner-then-inspection',
    language: 'en',
    trade: 'garage',
    tells: [
      'Do you guys have a loaner or something while you have mine?',
      "Okay I'll take the bus then. It's a gray Corolla, it needs the state inspection, I have classes every day but Thursday",
    ],
    gives: {
      name: 'Minh Anh Pham',
      phone:
        'two one zero, three four six, no wait sorry, two one zero, three six four, eight two one seven',
    },
    knows: {
      name: 'Minh Anh Pham',
      phone: '+12103648217',
      mentions: ['state inspection'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/loaner cars are not|not available|no loaner/i],
    },
  },

  // Locks
  {
    id: 'b-en-my-son-is-in-there-too',
    language: 'en',
    trade: 'lock',
    tells: [
      "Yeah hi, bit silly really. My keys are in the car, the doors are locked, and my son's in there as well. He's eight months. He's strapped in, he's just getting rather red in the face",
    ],
    gives: { name: 'Imogen Hartley', phone: '267 408 1953' },
    knows: {
      name: 'Imogen Hartley',
      phone: '+12674081953',
      mentions: ['my son'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-hallway-in-a-towel',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "so I took the trash down the hall and my door shut by itself and it like locks on its own, and now I'm in the hallway in a towel basically and my phone's at nine percent",
    ],
    gives: { name: 'Aiden Park', phone: '2 1 5 7 7 3 6 4 0 8' },
    knows: {
      name: 'Aiden Park',
      phone: '+12157736408',
      mentions: ['hallway'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-back-door-just-swings',
    language: 'en',
    trade: 'lock',
    tells: [
      "I own the noodle place on Race Street. Somebody went at my back door with a bar overnight, I don't think they took nothing, but the frame is all chewed up and the bolt has nothing to go into, it just swings. I can't leave it like that when we close",
    ],
    gives: { name: 'Wei Lam', phone: 'area code 215, then 922, 7084' },
    knows: {
      name: 'Wei Lam',
      phone: '+12159227084',
      mentions: ['back door'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-lady-behind-the-bathroom-door',
    language: 'en',
    trade: 'lock',
    tells: [
      "I look after a building on Spruce. There's a lady on two, ninety-one years old, and she's shut in her bathroom, the knob turns round and round and does nothing. I'm talking to her through the door to keep her company",
    ],
    gives: { name: 'Gus Pappas', phone: '215 844 3367' },
    knows: {
      name: 'Gus Pappas',
      phone: '+12158443367',
      mentions: ['bathroom'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-robbed-in-the-winter',
    language: 'en',
    trade: 'lock',
    tells: [
      "We got robbed in the winter, cops came, insurance paid, the door's brand new, that's all behind us. What I'd like is a quote on a nicer deadbolt for the alley side, whenever you get around to it",
    ],
    gives: { name: 'Shirin Daneshvar', phone: '484 270 5536' },
    knows: {
      name: 'Shirin Daneshvar',
      phone: '+14842705536',
      mentions: ['deadbolt'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-fourteen-units-rekeyed',
    language: 'en',
    trade: 'lock',
    from: '+12152467100',
    tells: [
      "Hello, I manage student rentals by Temple. When the leases turn over in August I'll have fourteen units to be rekeyed and I'm collecting bids",
    ],
    gives: {
      name: 'Bernadette Kowalczyk',
      caller_phone:
        "No, that's the office phone, nobody answers it. My cell's better, 610 347 2298",
      phone: '610 347 2298',
    },
    knows: {
      name: 'Bernadette Kowalczyk',
      phone: '+16103472298',
      mentions: ['fourteen units'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-night-worker-asks-hours',
    language: 'en',
    trade: 'lock',
    tells: [
      "Nothing's wrong, I just work nights and I wanna know, what are your hours?",
      'Cool. And do you cut those chip keys for a Honda?',
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/24|around the clock|all day|always open/i, /not cut chip keys|n't cut chip keys/i],
    },
  },

  // Heating and air
  {
    id: 'b-en-mother-sleeping-a-lot',
    language: 'en',
    trade: 'hvac',
    tells: [
      "I'm calling for my mother, she's eighty-eight. Her air quit yesterday and it's ninety-six in her bedroom by that little clock she has. She says she's all right. She's sleeping a good deal",
    ],
    gives: { name: 'Harriet Lindqvist', phone: '303 751 2846' },
    knows: {
      name: 'Harriet Lindqvist',
      phone: '+13037512846',
      mentions: ['mother'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-smell-like-bad-eggs',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hello excuse me, in my basement where is the machine for heating it smells like bad eggs, every hour more, I open one window but it stays',
    ],
    gives: { name: 'Yordanos Tesfaye', phone: '720 938 5504' },
    knows: {
      name: 'Yordanos Tesfaye',
      phone: '+17209385504',
      mentions: ['bad eggs'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-four-beeps-and-a-headache',
    language: 'en',
    trade: 'hvac',
    tells: [
      "um so there's this white alarm thing by our furnace closet and it goes four beeps, stops, four beeps, and we put in a new battery and it still does it. Also me and my roommate both have a headache and she threw up, not sure if that's related",
    ],
    gives: { name: 'Caleb Stromberg', phone: '970 227 8163' },
    knows: {
      name: 'Caleb Stromberg',
      phone: '+19702278163',
      mentions: ['headache'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-dust-smell-last-october',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Last October the furnace had a burnt dust smell, one evening, and the gas company came and said it was nothing, and it never came back. I'm only calling to get on the list for a tune-up, any month you like",
    ],
    gives: { name: 'Franklin Ostrander', phone: '303 468 9127' },
    knows: {
      name: 'Franklin Ostrander',
      phone: '+13034689127',
      mentions: ['tune-up'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-window-unit-financing',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hi do you service window units? It is for a dorm',
      'Oh okay. And my parents ask, do you offer financing if they buy the big one',
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/(?:not|n't) service window units/i, /financing/i],
    },
  },
  {
    id: 'b-en-sunday-then-bakery-ducts',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Are you folks open Sundays? I bake the rest of the week',
      "Good. So I live over my bakery on Tennyson and flour's got in everything up there, I'd like a price on duct cleaning for the apartment",
    ],
    gives: { name: 'Giancarlo Bellini', phone: '303 622 7705' },
    knows: {
      name: 'Giancarlo Bellini',
      phone: '+13036227705',
      mentions: ['duct cleaning'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/7 (?:AM|PM)/],
    },
  },

  // Water
  {
    id: 'b-en-drain-coming-up-at-lunch',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Listen I've got a dining room full of people and the drain in my kitchen floor is coming up instead of going down, it's brown, there's paper in it, my cooks are standing in it",
    ],
    gives: { name: 'Vikram Chaudhry', phone: '512 476 9038' },
    knows: {
      name: 'Vikram Chaudhry',
      phone: '+15124769038',
      mentions: ['kitchen floor'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-one-toilet-five-people',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hey there. So we've just the one toilet in this house and it's full to the rim and it will not go down, I've been at it with the plunger since breakfast. Five of us live here",
    ],
    gives: { name: 'Colleen Fitzmaurice', phone: '737 285 6014' },
    knows: {
      name: 'Colleen Fitzmaurice',
      phone: '+17372856014',
      mentions: ['one toilet'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-from-no-tap-comes-water',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Hello, I work in the night so I wake up only now, and from no tap in my house comes water, not the kitchen, not the bath, nothing. The neighbor, he has',
    ],
    gives: { name: 'Ferhat Aydin', phone: keys('7374410986') },
    knows: {
      name: 'Ferhat Aydin',
      phone: '+17374410986',
      mentions: ['no tap'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-february-burst-paperwork',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "You came out in February when the pipe burst in our storeroom and flooded the place, great job by the way, dry ever since. My accountant can't find the invoice, could I get another one",
    ],
    gives: { name: 'Anjali Venkataraman', phone: '512 327 4419' },
    knows: {
      name: 'Anjali Venkataraman',
      phone: '+15123274419',
      mentions: ['invoice'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-four-guys-one-shower',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'yo so our shower takes like ten minutes to empty after you get out, it does go down, just slow, four guys with long hair, landlord says get a quote and send it to him',
    ],
    gives: { name: "it's Tre Gallagher", phone: '469 802 3375' },
    knows: {
      name: 'Tre Gallagher',
      phone: '+14698023375',
      mentions: ['shower'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-fee-and-parking',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "what's the service call fee with you",
      "alright, and where's parking at if I come by the shop",
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/\$89/, /behind the shop/i],
    },
  },
  {
    id: 'b-en-vendor-list-emergencies',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Property management office, East Riverside. There's nothing wrong anywhere today. I'm updating my vendor list and I want to know how you handle emergencies and floods at night, what the rate is, so the owner can explain it to me some time",
    ],
    gives: { name: 'Tamika Rowe', phone: '512 893 2250' },
    knows: {
      name: 'Tamika Rowe',
      phone: '+15128932250',
      mentions: ['vendor list'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-popcorn-in-the-heater',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "My water heater goes pop pop pop like popcorn in the evenings, my wife jokes it's a bomb. Water's hot, floor's dry, been like that a couple years. I'd just like it flushed when you have an opening",
    ],
    gives: {
      name: 'Ignacio Baez',
      phone: '661 2087',
      area_code: "oh, right, it's eight three zero",
    },
    knows: {
      name: 'Ignacio Baez',
      phone: '+18306612087',
      mentions: ['popcorn'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },

  // Roofs
  {
    id: 'b-en-raining-on-the-fabric',
    language: 'en',
    trade: 'roofing',
    tells: [
      "I've a fabric shop on Cherry Street and it's raining inside it. I mean those white ceiling squares are getting soggy and coming down on the rolls, we're dragging things to the front",
    ],
    gives: { name: 'Winifred Asante', phone: 'nine one eight, five eight two, oh four seven one' },
    knows: {
      name: 'Winifred Asante',
      phone: '+19185820471',
      mentions: ['fabric'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-pecan-tree-in-the-bedroom',
    language: 'en',
    trade: 'roofing',
    at: SUNDAY,
    tells: [
      "Afternoon. There's a piece of the pecan tree in my daughter's bedroom. She wasn't in it, thank the Lord. You can see the sky. And the TV says more storms after supper",
    ],
    gives: { name: 'Leroy Standingbear', phone: '539 664 2813' },
    knows: {
      name: 'Leroy Standingbear',
      phone: '+15396642813',
      mentions: ['pecan tree'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-hail-on-the-whole-street',
    language: 'en',
    trade: 'roofing',
    tells: [
      "That terrible hail two weeks back, well everyone on our street is having theirs checked. Ours looks okay and it's dry in the attic. Just whenever you are in the neighborhood",
    ],
    gives: { name: 'Phuong Dang, D A N G', phone: '918 437 6650' },
    knows: {
      name: 'Phuong Dang',
      phone: '+19184376650',
      mentions: ['hail'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-inspection-cost-then-gutters',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Hi there, what do you charge for an inspection?',
      "Oh nice. Then note that I have a rental house in Jenks, I'd want gutters along the back, any time before the leaves come down",
    ],
    gives: { name: 'Marguerite Delacroix', phone: '918 254 3306' },
    knows: {
      name: 'Marguerite Delacroix',
      phone: '+19182543306',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/free/i],
    },
  },
  {
    id: 'b-en-warranty-and-insurance',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Does a new roof from you come with a warranty? I'm on the condo board",
      'Thank you, and do you work with all the insurance companies or only some',
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/(?:ten|10)[ -]year/i, /all insurance/i],
    },
  },

  // Power
  {
    id: 'b-en-plug-behind-the-second-chair',
    language: 'en',
    trade: 'electrical',
    tells: [
      "I run a barber shop. There's a plug behind the second chair, it's gone all brown and it hums, and I put my hand on it and had to take my hand off again, that's how warm",
    ],
    gives: { name: 'Terrence Mabry', phone: '602 276 4183' },
    knows: {
      name: 'Terrence Mabry',
      phone: '+16022764183',
      mentions: ['plug'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-oxygen-on-an-extension-cord',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Half my house went out, kitchen, hallway, our room. It isn't the street, the neighbors have it. I've got my husband's oxygen machine on an extension cord from the other half, so we're managing",
    ],
    gives: { name: 'Dolores Begaye, B E G A Y E', phone: '623 849 5512' },
    knows: {
      name: 'Dolores Begaye',
      phone: '+16238495512',
      mentions: ['oxygen'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-frying-in-the-gray-box',
    language: 'en',
    trade: 'electrical',
    tells: [
      'I get home from work around six in the morning and the gray box on the side of the house is making a frying noise, like bacon, and it smells kind of fishy, should I be worried or what',
    ],
    gives: { name: 'Ruben Escalante', phone: '480 931 7726' },
    knows: {
      name: 'Ruben Escalante',
      phone: '+14809317726',
      mentions: ['frying noise'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-old-spark-new-letter',
    language: 'en',
    trade: 'electrical',
    tells: [
      "When we bought the condo, six years ago, an outlet threw sparks and you people replaced it. It's been perfect. Now I'm selling and the agent would like a letter saying the work was done",
    ],
    gives: { name: 'Hye-jin Seo', phone: '602 395 8841' },
    knows: {
      name: 'Hye-jin Seo',
      phone: '+16023958841',
      mentions: ['letter'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-carport-chargers',
    language: 'en',
    trade: 'electrical',
    from: '+14805182200',
    tells: [
      'Good morning, Palmera Apartments. A couple of our residents bought electric cars so we are thinking about putting chargers under the carport, maybe next year, I need a ballpark for the board',
    ],
    gives: {
      name: 'Nkechi Eze. N K E C H I, then E Z E',
      caller_phone:
        'No please use the direct line, four eight oh, five one eight, two two three six',
      phone: 'four eight oh, five one eight, two two three six',
    },
    knows: {
      name: 'Nkechi Eze',
      phone: '+14805182236',
      mentions: ['carport'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-friday-and-minimum',
    language: 'en',
    trade: 'electrical',
    tells: [
      'what time do you close on friday please',
      'and is there a minimum charge, it is for one light switch in my nail salon',
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/4:30 PM/, /\$150/],
    },
  },

  // Pests
  {
    id: 'b-en-inspector-at-four',
    language: 'en',
    trade: 'pest',
    tells: [
      'Okay so the health department is coming at four this afternoon and my line cook pulled out the bottom drawer and they just ran everywhere, dozens of them, I need somebody in here before that inspector',
    ],
    gives: { name: 'Stavros Kallas', phone: '407 648 2915' },
    knows: {
      name: 'Stavros Kallas',
      phone: '+14076482915',
      mentions: ['health department'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-wasps-through-the-fan',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hi, there's wasps coming in through the bathroom fan, I counted about thirty and there's more every minute. My boy's very allergic, he carries the pen, I've got him in his room with a wet towel under the door",
    ],
    gives: { name: 'Melinda Cruz-Ortega', phone: '321 356 4702' },
    knows: {
      name: ['Melinda Cruz-Ortega', 'Melinda Cruz Ortega'],
      phone: '+13213564702',
      mentions: ['allergic'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-last-years-rat',
    language: 'en',
    trade: 'pest',
    tells: [
      "Last year we had that awful rat behind the freezer and you took care of it, not one since. I'm the bookkeeper at the diner and I'm just missing your service report for the file, end of the month is plenty soon",
    ],
    gives: { name: 'Arlene Hutchins', phone: '407 295 8034' },
    knows: {
      name: 'Arlene Hutchins',
      phone: '+14072958034',
      mentions: ['service report'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-dots-on-the-mattress',
    language: 'en',
    trade: 'pest',
    tells: [
      "this is kinda embarrassing but in my student apartment there's these little dark dots along the mattress seam and some itchy marks on my legs. I'm at my parents' place till August so like no rush, I'd want it treated before I move back",
    ],
    gives: {
      name: 'just Priya is fine',
      phone: "I'd rather not leave a number, my parents would pick up",
    },
    knows: {
      name: 'Priya',
      phone: null,
      mentions: ['mattress'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-safe-for-dogs-then-ants',
    language: 'en',
    trade: 'pest',
    tells: [
      'What you spray, is it safe for pets? We have a small dog here',
      'Then please, I like to have treatment for the ants in my kitchen, it is not many, any day next week is good for me',
    ],
    gives: { name: 'Katarzyna Wrona', phone: '689 220 5147' },
    knows: {
      name: 'Katarzyna Wrona',
      phone: '+16892205147',
      mentions: ['ants'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/once dry/i],
    },
  },

  // Machines
  {
    id: 'b-en-sixty-degrees-in-the-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Hi so the refrigerator at home is at sixty inside and climbing, the motor is silent, and all my insulin is in there, a two month supply, I put a bag of peas on it',
    ],
    gives: { name: 'Abdul Rahimi', phone: '559 412 7039' },
    knows: {
      name: 'Abdul Rahimi',
      phone: '+15594127039',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-machine-drinks-without-end',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Please, the machine for the clothes, it takes water and takes water, I push off, I pull the cable from the wall, still it comes, it runs over and it is now in the corridor',
    ],
    gives: { name: 'Hasmik Petrosyan', phone: 'five five nine, two six six, one one eight oh' },
    knows: {
      name: 'Hasmik Petrosyan',
      phone: '+15592661180',
      mentions: ['corridor'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-oven-stuck-on',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Oh hello dear. My oven's a bit stuck on. I turned it off after the roast last night but it hasn't stopped, it's terribly hot, the knob does nothing, and the cupboard beside it has started to go dark",
    ],
    gives: { name: 'Mrs. Edith Crowley', phone: '559 733 4268' },
    knows: {
      name: ['Edith Crowley', 'Mrs. Edith Crowley', 'Mrs Edith Crowley'],
      phone: '+15597334268',
      mentions: ['oven'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'b-en-holiday-flood-long-dry',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Our dishwasher flooded the floor over Memorial Day. We shut its valve, mopped, it's been dry since and we wash by hand, which is fine, honestly. I'd like somebody to look at it one of these weeks",
    ],
    gives: {
      name: 'Zbigniew Nowak. Z B I G N I E W',
      phone: 'five five nine, four four one, no, four four seven, nine two oh three',
    },
    knows: {
      name: 'Zbigniew Nowak',
      phone: '+15594479203',
      mentions: ['dishwasher'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'b-en-commercial-cooler-then-ice-maker',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Do you service commercial equipment? I have a taqueria',
      'No problem. The other thing is at home, the ice maker in our Samsung makes about six cubes a day, so if you could look at that some day',
    ],
    gives: { name: 'Lupe Arredondo', phone: '559 908 2613' },
    knows: {
      name: 'Lupe Arredondo',
      phone: '+15599082613',
      mentions: ['ice maker'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/(?:not|n't) service commercial/i],
    },
  },

  // Unwanted
  {
    id: 'b-en-robot-listing',
    language: 'en',
    trade: 'pest',
    tells: [
      'Attention business owner. Our records show your online listing has not been verified and may be removed from search results. To speak with a listing specialist press one now. To be removed from this list press nine',
    ],
    knows: { urgent: false, outcome: 'spam' },
  },
  {
    id: 'b-en-card-terminal-rep',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hey how's it going, this is Tanner with Blue Harbor Payments, I'm reaching out to local businesses in your area because we can cut your credit card processing fees by up to forty percent, is the decision maker around",
      "It's only a quick five minute demo and the terminal is free with a twelve month agreement",
    ],
    gives: { name: 'Tanner with Blue Harbor Payments', phone: '800 391 4420' },
    knows: { urgent: false, outcome: 'spam' },
  },
  {
    id: 'b-en-exclusive-leads',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hi there, I'm calling from Apex Lead Partners, we're a marketing agency and we generate exclusive homeowner leads for roofers, guaranteed, we would love to get you on a special offer for your first twenty leads",
    ],
    gives: { name: 'Madison, Apex Lead Partners', phone: '888 264 7731' },
    knows: { urgent: false, outcome: 'spam' },
  },
  {
    id: 'b-en-rage-at-a-machine',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      'Go to hell you stupid piece of shit computer',
      'Screw you, screw your whole fucking company, you bunch of assholes',
    ],
    gives: { name: 'Fuck you', phone: 'Shove it up your ass' },
    knows: { urgent: false, outcome: 'spam' },
  },

  // Breaks off
  {
    id: 'b-en-honey-is-that-him',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Hi, yeah, I was just, uh, hold on a second. Honey, is that him? Oh never mind',
      HANGS_UP,
    ],
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'b-en-breathes-and-goes',
    language: 'en',
    trade: 'hvac',
    tells: [SILENCE, HANGS_UP],
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'nothing_said' },
  },
]
