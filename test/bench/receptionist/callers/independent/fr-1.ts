import { type Caller, NIGHT } from '../../caller.ts'

/** French, as spoken in France, Canada and Africa. */
export const FR_1: readonly Caller[] = [
  {
    id: 's-fr-fournaise-en-janvier',
    language: 'fr',
    trade: 'hvac',
    at: new Date('2026-01-20T05:10:00Z'),
    tells: [
      'Allô bonsoir, écoutez là, notre fournaise vient de lâcher pis y fait moins dix-huit dehors, on a un bébé de trois semaines, y commence à faire frette pas mal dans la maison',
    ],
    gives: {
      name: "Oui c'est Mélanie Thibodeau",
      phone: 'sept deux zéro, cinq cent quatorze, trente-huit, soixante-quinze',
    },
    knows: {
      name: 'Mélanie Thibodeau',
      phone: '+17205143875',
      mentions: ['fournaise', 'bébé'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-porte-claquee',
    language: 'fr',
    trade: 'lock',
    from: '+14458123307',
    at: NIGHT,
    tells: [
      "Bonsoir monsieur, bon, je suis sorti jeter la poubelle et la porte a claqué derrière moi, les clés sont restées à l'intérieur, je suis là dehors en pantoufles",
    ],
    gives: { name: 'Koffi Amoussou', phone: '445 812 3307' },
    knows: {
      name: 'Koffi Amoussou',
      phone: '+14458123307',
      mentions: ['clés'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-inspection-cet-apres-midi',
    language: 'fr',
    trade: 'pest',
    tells: [
      "Oui bonjour je tiens un petit restaurant, on vient de trouver des cafards derrière le frigo et l'inspectrice d'hygiène passe cet après-midi à seize heures, il faut absolument que quelqu'un traite avant",
    ],
    gives: {
      name: 'Fatoumata Diallo',
      phone: 'quatre cent sept, deux cent soixante-six, quatre-vingt-un, dix-neuf',
    },
    knows: {
      name: 'Fatoumata Diallo',
      phone: '+14072668119',
      mentions: ['cafards', 'inspectrice'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-egout-dans-la-douche',
    language: 'fr',
    trade: 'plumbing',
    tells: [
      "Bonjour euh alors c'est assez dégoûtant, les eaux d'égout remontent dans la douche, ça déborde dans le couloir et dès qu'on tire la chasse c'est pire",
    ],
    gives: { name: 'Guillaume Lescure', phone: '512 789 4420' },
    knows: {
      name: 'Guillaume Lescure',
      phone: '+15127894420',
      mentions: ['égout'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-pedale-au-plancher',
    language: 'fr',
    trade: 'garage',
    tells: [
      "Salut là, j'ai pus de freins pantoute, la pédale descend jusqu'au plancher, j'ai réussi à m'arrêter dans le parking d'un Walmart pis je suis pogné ici avec ma blonde",
    ],
    gives: {
      name: 'Sylvain Gagné',
      phone: 'deux un zéro, quatre quatre neuf, zéro six, soixante-douze',
    },
    knows: {
      name: 'Sylvain Gagné',
      phone: '+12104490672',
      mentions: ['freins'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-odeur-de-gaz',
    language: 'fr',
    trade: 'appliance',
    tells: [
      'Bonjour madame, excusez-moi de déranger, ça sent fort le gaz autour de la cuisinière alors que tous les boutons sont fermés, ma fille a mal à la tête maintenant',
    ],
    gives: {
      name: "Je m'appelle Clémentine Mbarga",
      phone: 'cinq cinquante-neuf, trois zéro deux, deux fois le huit, quarante et un',
    },
    knows: {
      name: 'Clémentine Mbarga',
      phone: '+15593028841',
      mentions: ['gaz'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-renversee-l-an-dernier',
    language: 'fr',
    trade: 'vet',
    tells: [
      "Bonjour, ma chatte Plume avait été renversée par une voiture l'année dernière et c'est vous qui l'aviez soignée, elle va très bien, elle court partout, j'aurais juste besoin d'une copie de ses radios pour notre déménagement",
    ],
    gives: { name: 'Hélène Vasseur', phone: 'alors 919 335 7086' },
    knows: {
      name: 'Hélène Vasseur',
      phone: '+19193357086',
      mentions: ['radios'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-fr-panne-du-quartier',
    language: 'fr',
    trade: 'electrical',
    tells: [
      "Oui allô, hier soir tout le quartier a manqué de courant une couple d'heures, là c'est revenu pis toute marche, moi c'est pour une borne de recharge pour mon char électrique, j'aimerais une soumission",
    ],
    gives: {
      name: 'Normand Bélanger',
      phone:
        "je suis snowbird fait que c'est le quatre cinq zéro, six deux un, trente-deux, zéro huit",
    },
    knows: {
      name: 'Normand Bélanger',
      phone: '+14506213208',
      mentions: ['borne'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-fr-sans-fuite',
    language: 'fr',
    trade: 'roofing',
    tells: [
      "Bonjour, rassurez-vous il n'y a aucune fuite et rien n'est tombé, on vend la maison au printemps et l'agent nous conseille de faire inspecter la toiture, quand cela vous arrange",
    ],
    gives: { name: 'Jean-Baptiste Morvan', phone: '539 270 4416' },
    knows: {
      name: 'Jean-Baptiste Morvan',
      phone: '+15392704416',
      mentions: ['toiture'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-fr-ouvert-samedi',
    language: 'fr',
    trade: 'vet',
    tells: [
      "Bonjour, je voulais simplement savoir quels sont vos horaires le samedi s'il vous plaît",
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/12|midi/i, /8/] },
  },
  {
    id: 's-fr-services-puis-chauffe-eau',
    language: 'fr',
    trade: 'plumbing',
    tells: [
      "Bonjour, c'est ma voisine qui m'a parlé de vous, quels services vous proposez au juste ?",
      "D'accord merci, alors notez que mon chauffe-eau a quinze ans, il marche encore, mais je voudrais un devis pour le remplacer",
    ],
    gives: {
      name: 'Nadia Benkirane',
      phone: 'cinq un deux, huit huit trois, six zéro quatre sept',
    },
    knows: {
      name: 'Nadia Benkirane',
      phone: '+15128836047',
      mentions: ['chauffe-eau'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/Leak detection/i],
    },
  },
  {
    id: 's-fr-quelle-ville',
    language: 'fr',
    trade: 'lock',
    tells: [
      "Allô oui bonjour, juste un renseignement, vous êtes dans quelle ville s'il vous plaît ?",
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/Philadelphi/i] },
  },
  {
    id: 's-fr-septante-nonante',
    language: 'fr',
    trade: 'garage',
    tells: [
      "Bonjour patron, c'est pour la vidange de ma Camry, aussi le voyant moteur s'allume de temps en temps, mais elle roule bien, je veux passer un de ces jours",
    ],
    gives: {
      name: 'Papa Dieudonné Kabongo',
      phone: 'deux cent dix, six cent nonante-deux, septante et un, vingt-quatre',
    },
    knows: {
      name: ['Dieudonné Kabongo', 'Papa Dieudonné Kabongo'],
      phone: '+12106927124',
      mentions: ['vidange'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-nom-epele',
    language: 'fr',
    trade: 'pest',
    tells: [
      "Bonjour bonjour, voilà, on a des petites fourmis dans la cuisine depuis quelques semaines, ce n'est pas méchant mais ça m'énerve, je voudrais que quelqu'un passe faire un traitement",
    ],
    gives: {
      name: "Aya N'Guessan, je vous épelle, N apostrophe G, U, E, deux S, A, N",
      phone: 'six huit neuf, deux zéro sept, trois trois un huit',
    },
    knows: {
      name: ["Aya N'Guessan", 'Aya Nguessan'],
      phone: '+16892073318',
      mentions: ['fourmis'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-fr-pas-de-numero',
    language: 'fr',
    trade: 'roofing',
    tells: [
      "Bonjour, j'appelle du presbytère, c'est pour dire au patron que le père est d'accord avec le devis des gouttières, qu'il peut commander le cuivre, je repasserai le voir la semaine prochaine",
    ],
    gives: {
      name: 'Solange Ouédraogo',
      phone: "Ah non, je n'ai pas de numéro à laisser, je préfère repasser moi-même",
    },
    knows: {
      name: 'Solange Ouédraogo',
      phone: null,
      mentions: ['gouttières'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
