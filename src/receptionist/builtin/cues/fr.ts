import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { ASIDES, BESIDE, NUMBER_REFUSALS } from './asides.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { FR_EMERGENCY } from './fr-emergency.ts'
import { FR_SPAM } from './unwanted-elsewhere.ts'

export const FR_CUES: Cues = {
  language: 'fr',
  ...ASIDES.fr,
  tell: cue(
    'allo|bon matin|madame|monsieur|correct|exact|horaires|bonjour|bonsoir|salut|je|jai|suis|est|merci|sil vous plait|vous|nous|une|un|mon|ma|mes|oui|non|quand|pouvez|pourriez|ouverts?|avec|pour|avez|cest|il y a|y a|chez|voudrais|besoin|appelle|les|des|du|maison|fuite|demain|parlez|le|la|et|ou|en|au|aux|dans|que|qui|quoi|pas|plus|ne|tres|mais|parce|aussi|rien|tout|toute|ca|ce|cette|ici|maintenant|aujourdhui|combien|coute|quel|quelle|votre|vos|notre|sur|sous|depuis|encore|moi|lui|dites|passez|etre|il|elle|on|leau|eau|porte|chien|chat|voiture|toit|cuisine|mappelle|madame|monsieur|numero|nom',
  ),
  languageNames: {
    en: cue('anglais|english'),
    es: cue('espagnol|spanish|espanol'),
    pt: cue('portugais|portuguese'),
    fr: cue('francais|french'),
    tr: cue('turc|turkish'),
    ru: cue('russe|russian'),
    de: cue('allemand|german'),
  },
  greeting: cue(
    'bon matin|bonjour bonjour|rebonjour|coucou|salut(?: la)?|allo(?: la)?',
    'bonjour|bonsoir|salut|allo|comment allez vous',
  ),
  filler: cue(
    '(?:madame|monsieur|mademoiselle)(?= $|[,.?])',
    'et(?= (?:vous|quel|quelle|a|ou|jusqua|le|combien|de|comment|quand|cest|dans|est))',
    'la la|ecoutez(?: la)?|bin|pis|genre|tsais|coudonc|mettons|en tout cas|ah ok|dites|tenez',
    'euh+|ben|bon|bah|alors|ah|oh|hmm+|sil vous plait|ok|daccord|voila|donc|excusez moi|pardon|parfait|tres bien',
  ),
  yes: cue(
    '(?:oui )?cest (?:bien ca|beau|parfait|tout a fait ca|conforme|tout bon|lui|le bon)|(?:tout|cest tout) est (?:bon|exact|correct|beau|juste)|impeccable|ca marche|ca (?:me )?va|nickel|entendu|affirmatif|effectivement|tres bien|oui oui|en effet|vous avez raison|certain|certainement|mets en|cest en plein ca',
    'oui|ouais|daccord|exact|exactement|cest (?:ca|bon|exact|correct|juste)|bien sur|tout a fait|correct|ok|parfait|absolument',
  ),
  no: cue(
    '(?:ce )?(?:nest|cest) pas (?:ca|exact|bon|correct|celui la|le bon)|pas (?:tout a fait|celui la|celui ci|ca|correct|bon)|non non|nenni|negatif|il y a une erreur|erreur',
    'non|pas du tout|cest faux|incorrect|non merci|pas (?:exactement|vraiment)|rien',
  ),
  correction: cue(
    'oups|attendez|excusez|je dis|je voulais dire|non pas|desole|desolee|ou plutot|euh non',
    'non|pardon|je veux dire|plutot|en fait|je me suis trompee?|correction|cest faux|changez',
  ),
  thanks: cue(
    'merci (?:bien|infiniment|a vous|mille fois|encore)|mille mercis|cest gentil|(?:je )?vous remercie',
    'merci(?: beaucoup| bien| pour (?:tout|votre aide))?|je vous remercie',
  ),
  goodbye: cue(
    '(?:bonne|belle) (?:fin de )?(?:journee|soiree|nuit|semaine|apres midi|matinee)|bonne fin de semaine|bon (?:week ?end|apres midi|courage)|a (?:plus|tantot|la prochaine|demain peut etre)|bye(?: bye)?|ciao|adieu|je (?:vous )?(?:rappellerai|rappelle|vais rappeler) (?:plus tard|demain|une autre fois)|(?<=(?:merci|bye|revoir|bien|beaucoup|remercie|tout|ok) )salut',
    'au revoir|a bientot|bonne (?:journee|soiree|nuit)|a plus tard|laissez tomber|je rappellerai|je rappelle plus tard',
  ),
  done: cue(
    '(?:non )?(?:ca|ce) (?:sera|va etre|serait|fera) tout|ca (?:va aller|ira|fait le tour|suffit)|cest (?:tout|bon|beau|correct|parfait) (?:pour (?:moi|linstant|le moment|aujourdhui)|comme ca|ce que je voulais(?: savoir)?)|cest tout(?: ce que je (?:voulais|souhaitais)(?: savoir| demander)?)?|tout ce que je voulais(?: savoir)?|pas pour (?:linstant|le moment)|rien de plus|sans facon|je pense que cest tout|jai tout dit',
    'cest tout|ce sera tout|rien dautre|non cest tout|cest bon pour moi',
  ),
  repeat: cue(
    '(?:vous )?(?:pouvez|pourriez)(?: vous)? (?:me )?(?:repeter|redire)(?: ca| cela)?|plait il|hein|je (?:ne )?(?:vous )?(?:entends|comprends) (?:pas|mal)(?: bien)?|jai pas (?:compris|entendu)',
    '(?:pouvez|pourriez) vous repeter|repetez(?: sil vous plait)?|comment|quoi|pardon|vous (?:avez|dites) quoi|encore une fois|je nai pas (?:compris|entendu)',
  ),
  wait: cue(
    '(?:un )?(?:petit )?(?:moment|instant|minute|seconde)(?: sil vous plait)?|attends|ne quittez pas|laissez moi (?:voir|regarder|chercher)|deux (?:secondes|minutes)',
    'un instant|un moment|une minute|attendez|une seconde|patientez',
  ),
  person: cue(
    '(?:passez|transferez|mettez|connectez) moi (?:a|au|avec|en contact)?(?: (?:une|un|la|le|quelquun))?(?: (?:vraie|vrai))?(?: \\S+)?|parler (?:a|avec) (?:une vraie|un vrai|un|une) \\S+',
    '(?:a |avec )?(?:une|un) (?:vraie )?(?:personne|humain|agent|conseiller|operateur|etre humain)(?: reelle?)?|parler (?:a|avec|au) (?:quelquun|le patron|patron|proprietaire|le proprietaire|une personne|responsable|le responsable)|passez moi',
  ),
  asksFor: cue(
    '(?:est ce que )?(?:le|la) (?:patron|patronne|proprietaire|gerante?|responsable|docteure?) est (?:la|disponible)',
    'est ce que \\S+ est la',
  ),
  robot: cue(
    '(?:etes vous|vous etes|tu es|es tu|cest|est ce) (?:un |une )?(?:robot|machine|ordinateur|vraie personne|personne|enregistrement|intelligence artificielle|repondeur)|je parle a (?:un |une )(?:robot|machine|vraie personne)',
  ),
  rude: cue(
    '(?:connard|connasse|idiote?|imbecile|va te faire foutre|ta gueule|salope|putain de machine|encule|debile|ferme la)',
  ),
  spam: FR_SPAM,
  refusal: cue(
    NUMBER_REFUSALS.fr,
    'jaime(?:rais)? mieux (?:ne )?pas(?: \\S+){0,3}|je prefere(?:rais)? (?:ne )?pas(?: \\S+){0,3}|(?:ca|cela) (?:ne )?(?:vous|te) regarde pas|je (?:ne )?(?:(?:le|la|vous|donne|donnerai|laisse|laisserai|dis|dirai|veux|souhaite|vais|peux) )+pas(?: (?:donner|laisser|dire|vous|le|la|mon|nom|numero|telephone|a|personne))*(?= $|[,.?])|jai pas de (?:telephone|numero|cell)|sans (?:nom|numero)|pas (?:besoin|necessaire)|(?:ca|cela) na pas dimportance',
    'je prefere ne pas (?:le )?(?:dire|donner)(?: (?:mon|nom|numero))*|je (?:ne )?veux pas (?:le )?(?:donner|dire)(?: (?:mon|nom|numero))*|je nai pas de (?:telephone|numero)|anonyme|pourquoi (?:voulez|avez) vous(?: \\S+){0,3}',
  ),
  leaveMessage: cue(
    '(?:je (?:veux|voudrais|souhaite)|jaimerais) (?:vous )?laisser (?:un (?:petit )?mot|un message)|(?:pouvez|pourriez) vous (?:noter|transmettre|lui dire)(?: que)?|(?:notez|dites)(?: (?:lui|leur))?(?: que)',
    '(?:je (?:veux|voudrais|souhaite)|puis je|est ce que je peux|jaimerais) laisser un message(?: pour \\S+)?|(?:pouvez|pourriez) vous prendre un message',
  ),
  smallTalk: cue(
    BESIDE.fr,
    'vous mentendez(?: bien)?|mentendez vous|excusez moi(?: de vous deranger)?|ca va',
    'jai une (?:petite )?question',
    '(?:le|mon) (?:numero|nom) est (?:faux|mal \\S+|incorrect|errone|pas bon)|mon nom est mal \\S+|cest (?:le|mon) (?:telephone|numero|portable|cell|cellulaire) (?:du|de (?:la|mon|ma)|au|a)(?: \\S+){1,2}|tout est (?:bon|exact|correct|beau|juste)|cest (?:beau|correct|bien ca)|ca (?:va|marche)|jai compris|je vois',
    'cest (?:mon|le) (?:numero|portable|telephone)|de rien|cest (?:bon|bien|parfait)|a vous aussi|jappelle (?:parce que|pour|car)|je vous appelle (?:parce que|pour|car)|dites lui(?: que)?',
  ),
  nameLead: cue(
    '(?:je mappelle|je me nomme|(?:mon|le) nom(?: complet)?(?: est| cest| serait)|mon nom|je suis|ici cest|moi cest|ici|(?:cest )?de la part de|au nom de|(?:mon )?nom de famille(?: est| cest)?|(?:mon )?prenom(?: est| cest)?)(?: (?:madame|monsieur|mademoiselle|mme|docteure?|maitre))*',
  ),
  askedNameLead: cue(
    '(?:cest|mettez|notez|ecrivez|inscrivez|marquez|appelez moi|nom(?: est)?|(?:le |la )?docteure?)(?: (?:madame|monsieur|mademoiselle|au nom de|docteur))*',
    'cest|monsieur|madame|mademoiselle',
  ),
  nameTail: cue(
    'a lappareil|au (?:telephone|bout du fil)|qui (?:parle|appelle)|pour vous servir|je mappelle|cest (?:moi|mon nom)|a lecoute|ici(?= $|[,.?])|(?:cest )?mon nom(?: de famille)?',
  ),
  notName: wordSet(
    'ca bon exact parfait juste prenom restaurant magasin hotel bureau entreprise garage immeuble beau correct la a lappareil telephone encore moi lui toilette evier chauffage gaz electricite fournaise toit urgence madame monsieur mademoiselle mettez notez marquez le la les un une des de du que et ou a en dans avec par pour mon ma mes votre vos se est sont suis je vous nous non oui client cliente voisin proprietaire locataire urgent besoin appelle ici aujourdhui demain maintenant maison eau tuyau salle cuisine fuite chien chat voiture cle porte parce quand comment ou tres tout rien quelque francais anglais merci bonjour bonsoir numero telephone nom message bien mal nouveau nouvelle fils fille mere pere mari femme bloque bloquee enferme enfermee desole desolee en au aux ce cette pas plus chez',
  ),
  sameNumber: cue(
    '(?:vous )?(?:pouvez|peux) (?:me )?rappeler (?:ici|a ce numero)|ici(?= $)',
    '(?:a |au |sur )?(?:ce|le meme) numero(?: la| ci)?|celui (?:la|ci)(?! non)|cest (?:mon|le) (?:cell|cellulaire|portable|bon numero|mien)(?: personnel)?|sur celui (?:la|ci)',
    '(?:ce|le meme|au meme|a ce) numero(?: ci)?|le numero (?:dont|duquel|avec lequel) jappelle|celui (?:dont|avec lequel|ci)(?: jappelle)?|le meme',
  ),
  numberLead: cue(
    '(?:vous )?(?:pouvez|pouvez vous|peut|peuvent) me (?:rejoindre|joindre|rappeler|contacter)(?: (?:au|sur|le))*|(?:rejoindre|joindre|appelez moi|sur mon cell|mon cell(?:ulaire)?)(?: (?:au|est|cest|le))*|(?:ca|cela|il) (?:finit|se termine|termine) par|a la fin(?: cest)?|plutot le',
    '(?:mon|le|au) (?:numero|telephone|portable)(?: de (?:telephone|portable))?(?: est)?(?: le)?|(?:vous )?(?:pouvez|peut) me (?:joindre|rappeler|contacter)(?: au)?|rappelez moi(?: au)?|numero|au|cest(?: le)?',
  ),
  areaCode: cue('indicatif(?: regional)?'),
  numbers: numberWords(
    'zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80 nonante=90 mille=1000',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('double=2 triple=3'),
  digitNouns: numberWords('zeros=0'),
  times: wordSet('fois'),
  plus: wordSet('plus'),
  multipliers: numberWords('cent=100 cents=100 mille=1000'),
  betweenDigits: wordSet('le la les euh tiret et puis ensuite indicatif'),
  spellAs: wordSet('comme'),
  asks: cue(
    'cest (?:dans|a|de) quel(?:le)?s?|est ce',
    'cest (?:quoi|ou|combien|qui|quand|ouvert|ferme)|(?:dans|de|a|en|sur) quel(?:le)?s?|a partir de|jusqu\\S+|pouvez|pourriez|quest ce|quels?|auriez vous|savez vous|desservez|couvrez|puis je|peut on|serait il|votre adresse|offrez vous|ouvrez|fermez|travaillez',
    'que|quel|quels|quelle|quelles|quand|combien|ou|qui|comment|a quelle heure|jusqua quelle heure|est ce que|etes vous|vous|avez vous|faites vous|pouvez vous|pourriez vous|reparez vous|parlez vous|y a t il|je voudrais savoir|je voulais savoir|jaimerais savoir|proposez vous|acceptez vous',
  ),
  asksWithin: cue(
    '(?:savoir|demandais|demander)(?= (?:dans|de|ou|votre|quel|quelle|a|jusqua|combien))|(?:dans|de|en) quel(?:le)? (?:ville|coin|quartier|secteur|region|bout)',
  ),
  kinds: {
    hours: cue(
      'vous etes la (?:le |les )?(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week ?ends?|demain|aujourdhui|ce soir|jusqua\\S*)',
      'jusqua quelle heure|(?:a partir|a compter) de quelle heure|de quelle heure|(?:etes vous|vous etes|cest|est ce|vous serez|serez vous) (?:encore |toujours |bien |deja )*(?:ouvert|ferme)e?s?|ouvert(?:e|s)? (?:(?:le|les|ce) (?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week ?ends?|fins? de semaine|soir|matin)|aujourdhui|demain|maintenant)|horaires?|(?:vos|les|vos belles) heures(?: d\\S+| de \\S+)*|heures douverture|(?:a quelle heure|quand|jusqua quelle heure)(?: \\S+){0,3} (?:ouvrez|fermez|ouvre|ferme|ouverts?)(?: vous)?|(?:ouvrez|fermez|travaillez)(?: vous| tu)?(?: \\S+){0,3}',
    ),
    price: cue(
      '(?:vous )?chargez|combien que|ca revient a|quel (?:prix|tarif|montant)',
      'combien|coute|coutent|cout|prix|tarifs?|devis|facturez|gratuit|frais',
    ),
    visit: cue(
      'rendez vous|reserver|(?:pouvez|pourriez) vous (?:venir|envoyer|passer)(?: \\S+)?|vous pouvez (?:venir|envoyer|passer)(?: \\S+)?|(?:quand|dans combien de temps)(?: \\S+){0,3} (?:venir|arriver|arrivez|venez)|disponibilites?|disponible',
    ),
    location: cue(
      'ou vous (?:etes|vous trouvez)(?: situes?| situees?)?|ou se trouve(?:nt)? (?:votre|vos) \\S+',
      '(?:etes vous|vous etes|vous vous trouvez) (?:dans quel(?:le)? \\S+|situee?s? ou|basee?s? ou|localisee?s? ou|ou)|(?:dans|de|en) quel(?:le)? (?:ville|quartier|coin|rue|region|secteur|bout)(?: \\S+){0,3}|ou (?:se trouve(?:nt)?|est situee?|est|sont|se situe) (?:votre|vos|le|la) (?:magasin|bureaux?|garage|atelier|clinique|commerce|boutique|entreprise|local|place|compagnie)|ou (?:que vous etes|est ce que cest)|cest ou(?: \\S+){0,3}|(?:votre adresse|ladresse)|quelle ville',
      'vous etes ou|ou (?:etes vous|vous etes|vous trouvez vous|est ce que vous etes)(?: \\S+)?|(?:votre|quelle est votre) adresse|dans quelle ville|(?:desservez|couvrez|allez)(?: vous)?',
    ),
    service_list: cue(
      'vous faites (?:quels?|quelles?) (?:genres?|sortes?|types?) de \\S+',
      'vous (?:faites|offrez|proposez) quoi(?: \\S+)?|quels (?:genres? de |types? de |sont les )?services(?: \\S+){0,3}|quest ce que vous (?:faites|offrez|proposez)(?: comme \\S+)?|quelles sortes? de \\S+',
      'quels? (?:sont (?:vos )?)?services?(?: \\S+)?|vos services|que (?:faites|proposez) vous|quest ce que vous (?:faites|proposez)',
    ),
    service: cue(
      '(?:est ce que vous |vous )?(?:faites|reparez|proposez|installez|nettoyez|avez|acceptez|vendez|changez|debouchez|pouvez (?:reparer|installer|faire|changer))(?: vous)?(?: (?:le|la|les|un|une|des|du|de|mon|ma))*',
    ),
    languages: cue(
      'parlez vous \\S+|vous parlez \\S+|quelles langues|en (?:francais|anglais|espagnol|allemand|russe|turc|portugais)',
    ),
    phone: cue('(?:quel est )?votre numero|le numero de (?:lentreprise|la societe)'),
    identity: cue(
      'cest qui(?: a lappareil)?(?= $|[,.?])|qui est la',
      'qui (?:est a lappareil|parle|etes vous)|a qui je parle|a qui ai je|quelle entreprise',
    ),
    about: cue('que fait votre entreprise|quel (?:type|genre) d(?:e |)entreprise'),
  },
  never: {
    hours: cue('portes?|fenetres?|robinets?|vannes?|valves?|leau|eau|gaz|tiroirs?|couvercle|plaie'),
  },
  followUp: cue('et (?:le|demain|aujourdhui|ce) ?\\S*'),
  serviceLead: cue(
    '(?:est ce que vous |vous )?(?:faites|reparez|proposez|installez|nettoyez|avez|acceptez|vendez|changez|debouchez|pouvez (?:reparer|installer|faire|changer))(?: vous)?(?: (?:le|la|les|un|une|des|du|de|mon|ma))*',
  ),
  serviceEnd: cue('parce que|mais|chez moi|aussi|car'),
  price: cue('combien|coute|coutent|cout|prix|tarifs?|devis|facturez|gratuit|frais'),
  days: new Map<Day, RegExp>([
    ['Monday', cue('lundis?')],
    ['Tuesday', cue('mardis?')],
    ['Wednesday', cue('mercredis?')],
    ['Thursday', cue('jeudis?')],
    ['Friday', cue('vendredis?')],
    ['Saturday', cue('samedis?')],
    ['Sunday', cue('dimanches?')],
  ]),
  dates: DATE_CUES.fr,
  today: cue('aujourdhui|ce soir|cet apres midi|ce matin'),
  tomorrow: cue('demain'),
  weekend: cue('week ?ends?|fin de semaine'),
  now: cue('maintenant|en ce moment|actuellement|encore'),
  closing: cue('fermez|ferme|jusqua quelle heure'),
  holiday: cue('jours? feries?|noel|nouvel an|paques|thanksgiving'),
  morning: cue('am|du matin|le matin|ce matin'),
  evening: cue('pm|du soir|le soir|de lapres midi|ce soir'),
  noon: cue('midi'),
  midnight: cue('minuit'),
  timeLead: cue('a|vers|avant|apres|jusqua'),
  emergency: FR_EMERGENCY,
  bodily: cue(
    '(?:narrive|peux|peut|arrive)(?: plus)?(?: pas)?(?: a)? respirer|ne respire (?:plus|pas)|inconsciente?|saigne beaucoup',
  ),
  pet: cue('chiens?|chiots?|chiennes?|chats?|chattes?|chatons?|animal|animaux|lapin'),
  notUrgent: cue(
    '(?:ce )?(?:nest|cest|est) pas (?:tres |si |vraiment |du tout )?(?:urgent|une urgence|presse)|pas (?:urgent|durgence|presse)|rien durgent|quand vous (?:pouvez|pourrez)|pas de (?:precipitation|presse)|ca peut attendre',
  ),
  negation: / (?:pas|non|aucune?|sans|rien)(?: (?:une?|de|tres|si|vraiment))*$/,
  longAgo: cue(
    '(?:lan|lannee|le mois|lete|lhiver) (?:dernier|derniere|passe|passee)|il y a (?:\\S+ )?(?:ans?|mois)',
  ),
  need: cue('mon|ma|mes|jai|besoin|je voudrais|nous avons|notre|cassee?|fuite'),
  empty: wordSet(
    'le la les un une des de du que et ou a au aux en dans avec par pour mon ma mes votre vos se est sont suis je vous nous non oui il elle ce cette ca cest pas plus tres mais comment quand ou quel quelle combien deja bonjour merci plait sil euh ok veux voudrais besoin pouvez avez faites proposez quelquun quelque chose est ce',
  ),
}
