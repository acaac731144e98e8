import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { FR_EMERGENCY } from './fr-emergency.ts'
import { FR_SPAM } from './unwanted-elsewhere.ts'

export const FR_CUES: Cues = {
  language: 'fr',
  tell: cue(
    'bonjour|bonsoir|salut|je|jai|suis|est|merci|sil vous plait|vous|nous|une|un|mon|ma|mes|oui|non|quand|pouvez|pourriez|ouverts?|avec|pour|avez|cest|il y a|y a|chez|voudrais|besoin|appelle|les|des|du|maison|fuite|demain|parlez|le|la|et|ou|en|au|aux|dans|que|qui|quoi|pas|plus|ne|tres|mais|parce|aussi|rien|tout|toute|ca|ce|cette|ici|maintenant|aujourdhui|combien|coute|quel|quelle|votre|vos|notre|sur|sous|depuis|encore|moi|lui|dites|passez|etre|il|elle|on|leau|eau|porte|chien|chat|voiture|toit|cuisine|mappelle|madame|monsieur|numero|nom',
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
  greeting: cue('bonjour|bonsoir|salut|allo|comment allez vous'),
  filler: cue(
    'euh+|ben|bon|bah|alors|ah|oh|hmm+|sil vous plait|ok|daccord|voila|donc|excusez moi|pardon|parfait|tres bien',
  ),
  yes: cue(
    'oui|ouais|daccord|exact|exactement|cest (?:ca|bon|exact|correct|juste)|bien sur|tout a fait|correct|ok|parfait|absolument',
  ),
  no: cue('non|pas du tout|cest faux|incorrect|non merci|pas (?:exactement|vraiment)|rien'),
  correction: cue(
    'non|pardon|je veux dire|plutot|en fait|je me suis trompee?|correction|cest faux|changez',
  ),
  thanks: cue('merci(?: beaucoup| bien| pour (?:tout|votre aide))?|je vous remercie'),
  goodbye: cue(
    'au revoir|a bientot|bonne (?:journee|soiree|nuit)|a plus tard|salut|laissez tomber|je rappellerai|je rappelle plus tard',
  ),
  done: cue('cest tout|ce sera tout|rien dautre|non cest tout|cest bon pour moi'),
  repeat: cue(
    '(?:pouvez|pourriez) vous repeter|repetez(?: sil vous plait)?|comment|quoi|pardon|vous (?:avez|dites) quoi|encore une fois|je nai pas (?:compris|entendu)',
  ),
  wait: cue('un instant|un moment|une minute|attendez|une seconde|patientez'),
  person: cue(
    '(?:a |avec )?(?:une|un) (?:vraie )?(?:personne|humain|agent|conseiller|operateur|etre humain)(?: reelle?)?|parler (?:a|avec|au) (?:quelquun|le patron|patron|proprietaire|le proprietaire|une personne|responsable|le responsable)|passez moi',
  ),
  asksFor: cue('est ce que \\S+ est la'),
  robot: cue(
    '(?:etes vous|vous etes|tu es|es tu|cest|est ce) (?:un |une )?(?:robot|machine|ordinateur|vraie personne|personne|enregistrement|intelligence artificielle|repondeur)|je parle a (?:un |une )(?:robot|machine|vraie personne)',
  ),
  rude: cue(
    '(?:connard|connasse|idiote?|imbecile|va te faire foutre|ta gueule|salope|putain de machine|encule|debile|ferme la)',
  ),
  spam: FR_SPAM,
  refusal: cue(
    'je prefere ne pas (?:le )?(?:dire|donner)(?: (?:mon|nom|numero))*|je (?:ne )?veux pas (?:le )?(?:donner|dire)(?: (?:mon|nom|numero))*|je nai pas de (?:telephone|numero)|anonyme|pourquoi (?:voulez|avez) vous(?: \\S+){0,3}',
  ),
  leaveMessage: cue(
    '(?:je (?:veux|voudrais|souhaite)|puis je|est ce que je peux|jaimerais) laisser un message(?: pour \\S+)?|(?:pouvez|pourriez) vous prendre un message|jai une question',
  ),
  smallTalk: cue(
    'cest (?:mon|le) (?:numero|portable|telephone)|de rien|cest (?:bon|bien|parfait)|a vous aussi|jappelle (?:parce que|pour|car)|je vous appelle (?:parce que|pour|car)|dites lui(?: que)?',
  ),
  nameLead: cue(
    'je mappelle|mon nom(?: est| cest)?|je suis|ici|cest de la part de|nom de famille(?: est)?|prenom(?: est)?',
  ),
  askedNameLead: cue('cest|monsieur|madame|mademoiselle'),
  notName: wordSet(
    'le la les un une des de du que et ou a en dans avec par pour mon ma mes votre vos se est sont suis je vous nous non oui client cliente voisin proprietaire locataire urgent besoin appelle ici aujourdhui demain maintenant maison eau tuyau salle cuisine fuite chien chat voiture cle porte parce quand comment ou tres tout rien quelque francais anglais merci bonjour bonsoir numero telephone nom message bien mal nouveau nouvelle fils fille mere pere mari femme bloque bloquee enferme enfermee desole desolee en au aux ce cette pas plus chez',
  ),
  sameNumber: cue(
    '(?:ce|le meme|au meme|a ce) numero(?: ci)?|le numero (?:dont|duquel|avec lequel) jappelle|celui (?:dont|avec lequel|ci)(?: jappelle)?|le meme',
  ),
  numberLead: cue(
    '(?:mon|le|au) (?:numero|telephone|portable)(?: de (?:telephone|portable))?(?: est)?(?: le)?|(?:vous )?(?:pouvez|peut) me (?:joindre|rappeler|contacter)(?: au)?|rappelez moi(?: au)?|numero|au|cest(?: le)?',
  ),
  areaCode: cue('indicatif(?: regional)?'),
  numbers: numberWords(
    'zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 nonante=90',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('double=2 triple=3'),
  multipliers: numberWords('cent=100 cents=100'),
  betweenDigits: wordSet('euh tiret et puis ensuite indicatif'),
  spellAs: wordSet('comme'),
  asks: cue(
    'que|quel|quels|quelle|quelles|quand|combien|ou|qui|comment|a quelle heure|jusqua quelle heure|est ce que|etes vous|vous|avez vous|faites vous|pouvez vous|pourriez vous|reparez vous|parlez vous|y a t il|je voudrais savoir|je voulais savoir|jaimerais savoir|proposez vous|acceptez vous',
  ),
  kinds: {
    hours: cue(
      'jusqua quelle heure|(?:etes vous|vous etes|cest|est ce|vous serez|serez vous) (?:encore |toujours )?(?:ouvert|ferme)e?s?|ouvert(?:e|s)?(?: (?:le|ce|aujourdhui|demain|maintenant) ?\\S*)|horaires?|(?:a quelle heure|quand|jusqua quelle heure)(?: \\S+){0,3} (?:ouvrez|fermez|ouvre|ferme|ouverts?)(?: vous)?|(?:ouvrez|fermez|travaillez)(?: vous)?(?: \\S+){0,3}',
    ),
    price: cue('combien|coute|coutent|cout|prix|tarifs?|devis|facturez|gratuit|frais'),
    visit: cue(
      'rendez vous|reserver|(?:pouvez|pourriez) vous (?:venir|envoyer|passer)(?: \\S+)?|vous pouvez (?:venir|envoyer|passer)(?: \\S+)?|(?:quand|dans combien de temps)(?: \\S+){0,3} (?:venir|arriver|arrivez|venez)|disponibilites?|disponible',
    ),
    location: cue(
      'vous etes ou|ou (?:etes vous|vous etes|vous trouvez vous|est ce que vous etes)(?: \\S+)?|(?:votre|quelle est votre) adresse|dans quelle ville|(?:desservez|couvrez|allez)(?: vous)?',
    ),
    service_list: cue(
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
      'qui (?:est a lappareil|parle|etes vous)|a qui je parle|a qui ai je|quelle entreprise',
    ),
    about: cue('que fait votre entreprise|quel (?:type|genre) d(?:e |)entreprise'),
  },
  never: { hours: cue('porte|fenetre|robinet|vanne') },
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
