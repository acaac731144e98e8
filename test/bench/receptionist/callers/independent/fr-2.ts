import { type Caller, NIGHT, SUNDAY } from '../../caller.ts'

/** French of France, Québec, Haiti and West Africa. */
export const FR_2: readonly Caller[] = [
  {
    id: 't-fr-chat-urine-plus',
    language: 'fr',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "Bonsoir, excusez-moi, c'est pour mon chat, depuis ce matin il va dans sa litière et il n'arrive pas à uriner, il crie, il a vomi trois fois et là il ne se lève même plus",
    ],
    gives: {
      name: 'Clémence Rouvière',
      phone: 'neuf cent dix-neuf, huit cent trente-quatre, vingt-sept soixante-deux',
    },
    knows: {
      name: 'Clémence Rouvière',
      phone: '+19198342762',
      mentions: ['uriner'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-bebe-au-soleil',
    language: 'fr',
    trade: 'lock',
    from: '+12157469038',
    tells: [
      "Vite s'il vous plaît, mon bébé est enfermé dans la voiture avec les clés à l'intérieur, je suis devant le supermarché et il est en plein soleil",
    ],
    gives: {
      name: 'Mariam Diarra',
      phone: '2 1 5, 7 4 6, 9 0 3 8',
    },
    knows: {
      name: 'Mariam Diarra',
      phone: '+12157469038',
      mentions: ['bébé'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-boucane-fournaise',
    language: 'fr',
    trade: 'hvac',
    tells: [
      "Oui allô, écoutez, ça sent le brûlé partout dans la maison depuis que la fournaise est repartie, y'a comme de la boucane qui sort par les grilles, on est rendus dehors",
    ],
    gives: {
      name: 'Sylvain Gagnon',
      phone: 'sept deux zéro, trois trois huit, cinq zéro un sept',
    },
    knows: {
      name: 'Sylvain Gagnon',
      phone: '+17203385017',
      mentions: ['fournaise', 'boucane'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-plus-une-goutte',
    language: 'fr',
    trade: 'plumbing',
    tells: [
      "Bonjour, nous n'avons plus une seule goutte d'eau dans toute la maison depuis hier soir, les voisins en ont, chez nous rien du tout, et j'ai quatre petits et ma mère qui est malade",
    ],
    gives: {
      name: 'Marie-Lourdes Pierre-Louis',
      phone: "c'est le 512 290 7748",
    },
    knows: {
      name: 'Marie-Lourdes Pierre-Louis',
      phone: '+15122907748',
      mentions: ['goutte'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-bache-envolee',
    language: 'fr',
    trade: 'roofing',
    tells: [
      "Oui bonjour, la bâche sur le toit s'est envolée pendant la nuit et il pleut carrément dans le salon, on a mis des seaux partout mais le plafond commence à gondoler",
    ],
    gives: {
      name: 'Jean-Baptiste Lemoine',
      phone: 'neuf cent dix-huit, quatre cent sept, soixante-cinq trente-trois',
    },
    knows: {
      name: 'Jean-Baptiste Lemoine',
      phone: '+19184076533',
      mentions: ['bâche', 'plafond'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-mariee-a-quatorze-heures',
    language: 'fr',
    trade: 'electrical',
    tells: [
      "Bonjour monsieur, j'ai un salon de coiffure, tout le courant est parti d'un coup ce matin, et j'ai une mariée qui vient à quatorze heures, il faut vraiment que quelqu'un passe avant ça",
    ],
    gives: {
      name: 'Fatou Binetou Ndiaye',
      phone: 'quatre cent quatre-vingts, six cent vingt-neuf, zéro huit quarante-quatre',
    },
    knows: {
      name: 'Fatou Binetou Ndiaye',
      phone: '+14806290844',
      mentions: ['courant', 'mariée'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-pique-par-guepes',
    language: 'fr',
    trade: 'pest',
    tells: [
      "Mon Dieu, mon chum a accroché un nid de guêpes en passant la tondeuse, il s'est fait piquer au moins dix fois, il a la face toute enflée pis il respire drôle",
    ],
    gives: {
      name: 'Nathalie Desrosiers',
      phone: "mon cell c'est cinq un quatre, sept neuf deux, six zéro deux huit",
    },
    knows: {
      name: 'Nathalie Desrosiers',
      phone: '+15147926028',
      mentions: ['guêpes'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-seche-linge-fume',
    language: 'fr',
    trade: 'appliance',
    from: '+15592384176',
    tells: [
      "Allô bonjour, le sèche-linge s'est mis à fumer, je l'ai débranché mais il sort encore de la fumée par derrière et la tôle est brûlante",
    ],
    gives: {
      name: 'Thierry Vandamme',
      phone: 'cinq cinq neuf, deux trois huit, quatre un sept six',
    },
    knows: {
      name: 'Thierry Vandamme',
      phone: '+15592384176',
      mentions: ['sèche-linge', 'fumée'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-facture-apres-accident',
    language: 'fr',
    trade: 'garage',
    tells: [
      "Bonjour, voilà, j'avais eu un gros accident au mois d'avril, personne de blessé, vous aviez refait les freins après et elle roule très bien, il me faudrait juste un double de la facture pour l'assurance",
    ],
    gives: {
      name: 'Bénédicte Charpentier',
      phone: 'deux cent dix, huit cent cinquante-six, douze trente-neuf',
    },
    knows: {
      name: 'Bénédicte Charpentier',
      phone: '+12108561239',
      mentions: ['facture'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-fr-pas-enferme-dehors',
    language: 'fr',
    trade: 'lock',
    tells: [
      'Bonjour, non je ne suis pas enfermé dehors, rassurez-vous, je voudrais seulement faire poser un deuxième verrou sur la porte du garage, un jour qui vous arrange',
    ],
    gives: {
      name: 'Ousmane Traoré',
      phone: '267 582 3390',
    },
    knows: {
      name: 'Ousmane Traoré',
      phone: '+12675823390',
      mentions: ['verrou'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-fr-y-a-pas-le-feu',
    language: 'fr',
    trade: 'hvac',
    from: '+13034172265',
    tells: [
      "Bonjour, alors y a pas le feu, hein, mais la clim fait un petit sifflement le soir, elle refroidit très bien par ailleurs, si quelqu'un pouvait jeter un œil à l'occasion",
    ],
    gives: {
      name: 'Gwenaëlle Kermarrec',
      phone: '303 417 2265',
    },
    knows: {
      name: 'Gwenaëlle Kermarrec',
      phone: '+13034172265',
      mentions: ['sifflement'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-fr-chienne-decedee',
    language: 'fr',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "Bonjour, notre chienne est décédée il y a trois semaines, de vieillesse, chez nous, c'est pour ça que je téléphone, elle avait un rendez-vous pour un vaccin cet été et je voudrais l'annuler",
    ],
    gives: {
      name: 'Ginette Thibodeau',
      phone: 'neuf un neuf, sept zéro quatre, huit cinq deux un',
    },
    knows: {
      name: 'Ginette Thibodeau',
      phone: '+19197048521',
      mentions: ['annuler'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-fr-devis-bardeaux',
    language: 'fr',
    trade: 'roofing',
    tells: [
      "Bonjour, j'aimerais avoir une soumission pour refaire la toiture, les bardeaux ont vingt-deux ans, ça coule pas là, mais on veut le faire l'an prochain",
    ],
    gives: {
      name: 'Réjean Pelletier',
      phone: '539 815 4402',
    },
    knows: {
      name: 'Réjean Pelletier',
      phone: '+15398154402',
      mentions: ['bardeaux'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-depot-blanc',
    language: 'fr',
    trade: 'appliance',
    tells: [
      "Bonjour, c'est au sujet de mon lave-vaisselle, les verres sortent avec un dépôt blanc dessus, j'ai changé de produit et c'est pareil",
    ],
    gives: {
      name: 'Adjoua Koffi',
      phone: 'cinq cent cinquante-neuf, quatre cent trente-deux, soixante-dix-huit quinze',
    },
    knows: {
      name: 'Adjoua Koffi',
      phone: '+15594327815',
      mentions: ['lave-vaisselle'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-trois-ventilateurs',
    language: 'fr',
    trade: 'electrical',
    from: '+16238360957',
    tells: [
      "Oui allô, c'est pour installer trois ventilateurs de plafond dans les chambres, on les a déjà achetés, ils sont dans les cartons",
    ],
    gives: {
      name: 'Wilner Desravines',
      phone: 'six deux trois, huit trois six, zéro neuf cinq sept',
    },
    knows: {
      name: 'Wilner Desravines',
      phone: '+16238360957',
      mentions: ['ventilateurs'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-samedi-jusqu-a',
    language: 'fr',
    trade: 'plumbing',
    tells: [
      "Bonjour, excusez-moi de vous déranger, le samedi vous êtes ouverts jusqu'à quelle heure ?",
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/\b13|\b1(?!\d)/],
    },
  },
  {
    id: 't-fr-fermez-ce-soir',
    language: 'fr',
    trade: 'garage',
    tells: ["Allô oui, juste une petite question, vous fermez à quelle heure aujourd'hui ?"],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/\b18|\b6(?!\d)/],
    },
  },
  {
    id: 't-fr-ville-et-fourmis',
    language: 'fr',
    trade: 'pest',
    tells: [
      'Bonjour, dites-moi, vous êtes dans quelle ville exactement ?',
      "D'accord, alors je vous laisse un petit message, j'ai des fourmis le long de la terrasse, rien de grave, si quelqu'un peut passer la semaine prochaine",
    ],
    gives: {
      name: 'Solange Baptiste',
      phone: '321 649 2857',
    },
    knows: {
      name: 'Solange Baptiste',
      phone: '+13216492857',
      mentions: ['fourmis'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/Orlando/i],
    },
  },
  {
    id: 't-fr-n-guessan',
    language: 'fr',
    trade: 'garage',
    tells: [
      "Bonjour, s'il vous plaît, c'est pour ma Peugeot, enfin non, ma Nissan maintenant, l'essuie-glace arrière ne bouge plus du tout, ce n'est pas gênant mais je voudrais le réparer",
    ],
    gives: {
      name: "Kouassi N'Guessan, N apostrophe G U E S S A N",
      phone:
        'deux cent dix, trois cent soixante, non pardon, deux cent dix, trois cent soixante et onze, quatre-vingt-douze zéro quatre',
    },
    knows: {
      name: ["Kouassi N'Guessan", 'Kouassi NGuessan'],
      phone: '+12103719204',
      mentions: ['essuie-glace'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-fr-indicatif-apres',
    language: 'fr',
    trade: 'plumbing',
    tells: [
      "Bonjour madame, j'ai le robinet du jardin qui perd une goutte de temps en temps, ça ne presse pas du tout, c'est surtout le bruit qui m'agace",
    ],
    gives: {
      name: 'Anne-Cécile Le Goff, Goff avec deux F',
      phone: [
        'sept cent quarante-trois, vingt-huit soixante et un',
        'cinq cent douze, sept cent quarante-trois, vingt-huit soixante et un',
      ],
      area_code: 'cinq cent douze',
    },
    knows: {
      name: 'Anne-Cécile Le Goff',
      phone: '+15127432861',
      mentions: ['robinet'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
