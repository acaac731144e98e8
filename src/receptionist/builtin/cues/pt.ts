import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { PT_EMERGENCY } from './pt-emergency.ts'
import { PT_SPAM } from './unwanted-elsewhere.ts'

export const PT_CUES: Cues = {
  language: 'pt',
  tell: cue(
    'ola|oi|bom dia|boa tarde|boa noite|preciso|precisamos|quero|queria|gostaria|tenho|temos|obrigad[oa]|nao|voces|voce|esta|estao|uma|uns|meu|minha|meus|minhas|sim|por favor|quando|onde|abertos?|abrem|falo|falam|fala|com|para|pra|pro|agua|casa|estou|sou|amanha|o|os|do|da|dos|das|no|na|nos|nas|um|e|em|que|ao|muito|muita|mas|porque|tambem|nada|tudo|alguem|algo|aqui|agora|hoje|quanto|custa|quem|qual|tem|faz|fazer|fazendo|isso|este|ligando|ligar|cachorro|gato|carro|porta|luz|telhado|cozinha|banheiro|recado|avisa|posso|pode|certo|nome|numero|ajuda',
  ),
  languageNames: {
    en: cue('ingles|english'),
    es: cue('espanhol|spanish|espanol'),
    pt: cue('portugues|portuguese'),
    fr: cue('frances|french'),
    tr: cue('turco|turkish'),
    ru: cue('russo|russian'),
    de: cue('alemao|german'),
  },
  greeting: cue('ola|oi|alo|bom dia|boa tarde|boa noite|tudo bem|tudo bom'),
  filler: cue('eh+|entao|bom|ah|oh|mmm+|ne|por favor|ok|olha|desculpe|desculpa|perfeito|tipo|bem'),
  yes: cue(
    'sim|claro|correto|corretissimo|certo|certinho|tudo certo|ta bom|beleza|esta (?:correto|otimo|bom)|ta|e isso|exato|isso|isso mesmo|esta certo|ta certo|com certeza|pode ser|ok|perfeito|serve',
  ),
  no: cue('nao|errado|incorreto|esta errado|nao obrigad[oa]|nada'),
  correction: cue('nao|desculpe|digo|quer dizer|na verdade|me enganei|corrigindo|errado|mude'),
  thanks: cue('(?:muito )?obrigad[oa](?: por (?:tudo|sua ajuda))?|valeu|agradeco'),
  goodbye: cue(
    'tchau|adeus|ate logo|ate mais|ate amanha|tenha um bom dia|bom dia para voce|deixa pra la|ligo (?:depois|mais tarde)',
  ),
  done: cue('(?:e )?so isso|isso e tudo|mais nada|nada mais|era so isso|por enquanto e so'),
  repeat: cue(
    '(?:pode|poderia) repetir(?: por favor)?|repita(?: por favor)?|como|o que|o que disse|de novo|nao (?:entendi|ouvi|escutei)(?: bem)?',
  ),
  wait: cue(
    'um momento|um momentinho|espere|espera|um segundo|um instante|deixa eu ver|so um minuto',
  ),
  person: cue(
    '(?:com )?(?:uma|um) (?:pessoa|humano|atendente|representante|operador)(?: real| de verdade)?|falar com (?:alguem|o dono|a dona|o gerente|uma pessoa|o responsavel)|atendente',
  ),
  asksFor: cue('(?:o|a) \\S+ esta(?=[?])'),
  robot: cue(
    '(?:voce )?e (?:um |uma )?(?:robo|maquina|gravacao|pessoa(?: real| de verdade)?|computador|inteligencia artificial)|estou falando com (?:um |uma )?(?:robo|maquina|pessoa)',
  ),
  rude: cue(
    '(?:idiota|imbecil|burr[oa]|vai se foder|filho da puta|cala a boca|vai tomar no cu|porra de maquina|merda de robo)',
  ),
  spam: PT_SPAM,
  refusal: cue(
    'prefiro nao (?:dizer|dar|falar)(?: (?:meu|o|nome|numero))*|nao (?:quero|vou) (?:dar|dizer|falar)(?: (?:meu|o|nome|numero))*|nao tenho (?:telefone|numero)|anonimo|para que (?:quer|precisa)(?: \\S+){0,3}',
  ),
  leaveMessage: cue(
    '(?:quero|queria|posso|gostaria de) deixar (?:um )?(?:recado|mensagem|uma mensagem)(?: para \\S+)?|(?:pode|poderia) anotar (?:um )?recado|tenho uma pergunta',
  ),
  smallTalk: cue(
    '(?:esse|este|e) (?:e )?(?:o )?meu (?:numero|celular|telefone)|de nada|tudo bem|igualmente|estou ligando (?:porque|para|por causa de)|ligo porque|diga (?:a ele|que)',
  ),
  nameLead: cue(
    'me chamo|meu nome(?: completo)?(?: e)?|eu sou|sou|aqui e|quem fala e|fala|aqui quem fala e|sobrenome(?: e)?',
  ),
  askedNameLead: cue('e|o|a|senhor|senhora|dona'),
  notName: wordSet(
    'o a os as um uma uns umas de do da que e em no na com por para meu minha seu sua se esta estao estou eu voce voces nao sim cliente vizinho dono proprietario urgente preciso quero tenho ligando ligo aqui hoje amanha agora casa agua cano banheiro cozinha vazamento cachorro gato carro chave porta porque quando como onde muito tudo nada algo alguem portugues ingles favor obrigado obrigada ola oi bom boa dia tarde noite numero telefone nome recado bem mal novo nova filho filha mae pai marido esposa',
  ),
  sameNumber: cue(
    '(?:este|o mesmo|esse|este mesmo) numero|(?:o|do) numero (?:de |do )?(?:onde|que) (?:estou ligando|ligo|eu ligo)|pode ser este|este mesmo|o mesmo',
  ),
  numberLead: cue(
    '(?:meu|o) (?:numero|telefone|celular)(?: de telefone)?(?: e)?(?: o)?|(?:pode|podem) (?:me )?ligar(?: para)?(?: o| no)?|me ligue no|numero|no|e o|e',
  ),
  areaCode: cue('codigo de area|ddd'),
  numbers: numberWords(
    'zero=0 um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 meia=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 duzentos=200 trezentos=300 quatrocentos=400 quinhentos=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('duplo=2 triplo=3'),
  multipliers: new Map(),
  betweenDigits: wordSet('eh traco hifen e depois ai codigo de area'),
  spellAs: wordSet('de como'),
  asks: cue(
    'que|qual|quais|quando|quanto|quantos|onde|quem|como|a que horas|que horas|ate que horas|voces|pode|podem|poderia|fazem|consertam|oferecem|trabalham|atendem|abrem|fecham|falam|gostaria de saber|queria saber|quero saber',
  ),
  kinds: {
    hours: cue(
      '(?:estao|esta) (?:abert[oa]s?|fechad[oa]s?)|abert[oa]s?(?: (?:no|na|hoje|amanha|agora) ?\\S*)|horarios?|(?:que horas|quando|ate que horas)(?: \\S+){0,2} (?:abrem?|fecham?|atendem)|(?:abrem|fecham|atendem|trabalham)(?: \\S+){0,3}|ate que horas',
    ),
    price: cue('quanto|custa|custam|custo|preco|precos|cobram|cobra|taxa|orcamento|gratis'),
    visit: cue(
      'consulta|agendar|marcar|visita|(?:podem?|poderiam?) (?:vir|mandar|enviar|passar)(?: \\S+)?|(?:quando|quanto tempo)(?: \\S+){0,2} (?:vir|chegar|vem|chegam)|disponibilidade',
    ),
    location: cue(
      'onde (?:ficam?|estao|esta|voces ficam)(?: \\S+)?|(?:seu|o|qual o) endereco|em que (?:cidade|bairro|rua)|(?:atendem|cobrem|vao) (?:em|ate|a)',
    ),
    service_list: cue(
      'que (?:servicos|tipo de servicos?)(?: \\S+)?|quais (?:sao os )?(?:seus )?servicos|o que (?:voces )?(?:fazem|oferecem)',
    ),
    service: cue(
      '(?:voces )?(?:fazem|consertam|oferecem|instalam|limpam|voces tem|aceitam|vendem|trocam|desentopem|trabalham com|podem (?:consertar|instalar|fazer|trocar))(?: (?:o|a|os|as|um|uma|meu|minha))?',
    ),
    languages: cue(
      '(?:falam?|alguem fala)(?: \\S+){0,2} (?:portugues|ingles|espanhol|frances|alemao|russo|turco|chines|coreano|arabe)|que idiomas|em (?:portugues|ingles|espanhol|frances|alemao|russo|turco)',
    ),
    phone: cue(
      'qual (?:e )?(?:o )?seu (?:numero|telefone)|(?:o )?(?:numero|telefone) da (?:empresa|loja)',
    ),
    identity: cue('quem (?:fala|esta falando)|com quem (?:eu )?falo|que empresa e|de onde fala'),
    about: cue('que tipo de (?:empresa|negocio)|com o que trabalham'),
  },
  never: { hours: cue('porta|janela|torneira|valvula') },
  followUp: cue('e (?:no|na|hoje|amanha) ?\\S*'),
  serviceLead: cue(
    '(?:voces )?(?:fazem|consertam|oferecem|instalam|limpam|voces tem|aceitam|vendem|trocam|desentopem|trabalham com|podem (?:consertar|instalar|fazer|trocar))(?: (?:o|a|os|as|um|uma|meu|minha))?',
  ),
  serviceEnd: cue('porque|mas|na minha|tambem|ai'),
  price: cue('quanto|custa|custam|custo|preco|precos|cobram|cobra|taxa|orcamento|gratis'),
  days: new Map<Day, RegExp>([
    ['Monday', cue('segunda(?: feira)?|segundas')],
    ['Tuesday', cue('terca(?: feira)?|tercas')],
    ['Wednesday', cue('quarta(?: feira)?|quartas')],
    ['Thursday', cue('quinta(?: feira)?|quintas')],
    ['Friday', cue('sexta(?: feira)?|sextas')],
    ['Saturday', cue('sabados?')],
    ['Sunday', cue('domingos?')],
  ]),
  dates: DATE_CUES.pt,
  today: cue('hoje|esta (?:noite|tarde)'),
  tomorrow: cue('amanha'),
  weekend: cue('(?:fim|final|fins) de semana'),
  now: cue('agora|neste momento|ainda'),
  closing: cue('fecham?|ate que horas|fechar'),
  holiday: cue('feriados?|natal|ano novo|pascoa|acao de gracas'),
  morning: cue('am|da manha|de manha'),
  evening: cue('pm|da (?:tarde|noite)|de noite|a noite'),
  noon: cue('meio dia'),
  midnight: cue('meia noite'),
  timeLead: cue('as|a|ate'),
  emergency: PT_EMERGENCY,
  bodily: cue('nao (?:consegue respirar|respira)|inconsciente|sangrando muito|desmaiou'),
  pet: cue('cachorr[oa]s?|cachorrinh[oa]|ca[eo]s?|gat[oa]s?|gatinh[oa]|pet|bichinho|filhote'),
  notUrgent: cue(
    'nao (?:e|esta) (?:muito |tao |nada )?(?:urgente|urgencia|uma emergencia|emergencia)|sem pressa|nao tem pressa|nao ha pressa|quando puder(?:em)?',
  ),
  negation: / (?:nao|sem|nada de)(?: (?:e|ha|tem|uma?|muito|tao))*$/,
  longAgo: cue(
    '(?:no )?(?:ano|mes|verao|inverno) passado|(?:ha|faz) (?:\\S+ )?(?:anos?|mes(?:es)?)',
  ),
  need: cue('meu|minha|meus|tenho|preciso|quero|temos|nosso|nossa|quebrad[oa]|vazamento'),
  empty: wordSet(
    'o a os as um uma uns umas de do da dos das que e ou em no na com por para meu minha seu sua se sao esta estao estou sou eu voce voces nao sim lhe me nos ha muito mais mas como quando onde qual quanto ja ola oi obrigado obrigada favor bom eh ok quero queria preciso pode podem tem fazem oferecem alguem algo',
  ),
}
