import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { ASIDES, BESIDE, NUMBER_REFUSALS } from './asides.ts'
import { type Cues, numberWords, ownClause, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { PT_EMERGENCY } from './pt-emergency.ts'
import { PT_SPAM } from './unwanted-elsewhere.ts'

export const PT_CUES: Cues = {
  language: 'pt',
  ...ASIDES.pt,
  tell: cue(
    'alo|opa|beleza|ouvindo|e ai|cidade|aonde|ficam|funcionam|exatamente|ola|oi|bom dia|boa tarde|boa noite|preciso|precisamos|quero|queria|gostaria|tenho|temos|obrigad[oa]|nao|voces|voce|esta|estao|uma|uns|meu|minha|meus|minhas|sim|por favor|quando|onde|abertos?|abrem|falo|falam|fala|com|para|pra|pro|agua|casa|estou|sou|amanha|o|os|do|da|dos|das|no|na|nos|nas|um|e|em|que|ao|muito|muita|mas|porque|tambem|nada|tudo|alguem|algo|aqui|agora|hoje|quanto|custa|quem|qual|tem|faz|fazer|fazendo|isso|este|ligando|ligar|cachorro|gato|carro|porta|luz|telhado|cozinha|banheiro|recado|avisa|posso|pode|certo|nome|numero|ajuda',
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
  greeting: cue(
    'tudo (?:bem|bom|certo|joia)|beleza(?=[?])|opa beleza',
    'e ai|opa|alo(?: alo)?|como vai',
    'ola|oi|alo|bom dia|boa tarde|boa noite|tudo bem|tudo bom',
  ),
  filler: cue(
    'e(?= (?:me|qual|que|a|em|onde|ate|no|na|quanto|voces|de|como|quando|fica))',
    'assim|gente|moca|moco|sabe|viu|ta|pois e|tipo assim|entao ta|entendi|ah ta|imagina',
    'eh+|entao|bom|ah|oh|mmm+|ne|por favor|ok|olha|desculpe|desculpa|perfeito|tipo|bem',
  ),
  yes: cue(
    'e isso (?:ai|mesmo)|isso ai|certissimo|certinho|confere|exatamente|positivo|otimo|perfeitamente|tranquilo|uhum|aham|(?:esse|este|nesse|neste)(?: ai)? mesmo|ta (?:certinho|certo|correto|otimo|tudo certo|tudo bem)|tudo (?:certo|certinho|correto|ok)|corretinho|sem problema|isso(?: isso)+',
    'sim|claro|correto|corretissimo|certo|certinho|tudo certo|ta bom|beleza|esta (?:correto|otimo|bom)|ta|e isso|exato|isso|isso mesmo|esta certo|ta certo|com certeza|pode ser|ok|perfeito|serve',
  ),
  no: cue(
    'nao e (?:isso|assim|esse|nao)|nao (?:esta|ta) (?:certo|correto)|ta errado|negativo|de jeito nenhum',
    'nao|errado|incorreto|esta errado|nao obrigad[oa]|nada',
  ),
  correction: cue(
    'opa|quero dizer|alias|perai|espera|ai nao|desculpa|perdao|ou melhor',
    'nao|desculpe|digo|quer dizer|na verdade|me enganei|corrigindo|errado|mude',
  ),
  thanks: cue(
    'brigad[oa]|brigadao|obrigadao|muito agradecid[oa]|obrigad[oa] (?:mesmo|viu|ta)',
    '(?:muito )?obrigad[oa](?: por (?:tudo|sua ajuda))?|valeu|agradeco',
  ),
  goodbye: cue(
    'tchauzinho|(?:um |outro |grande )?abracos?|tudo de bom|fi(?:ca|que) com deus|(?<=obrigad[oa] )(?:boa (?:tarde|noite|semana)|bom (?:dia|final de semana|fim de semana))|(?:bo[am]|otim[oa]) (?:dia|tarde|noite|semana|fim de semana) (?:pra|para) (?:voces?|vc|ti|o senhor|a senhora)|tenha (?:um|uma) (?:otim[oa]|bo[am]|excelente) (?:dia|tarde|noite)|(?:depois|mais tarde|outra hora) (?:eu )?(?:te )?(?:ligo|retorno)|(?:eu )?ligo (?:de volta|outra hora)|passar bem',
    ownClause(
      'ate amanha|ate(?: logo| mais| breve)?|falou|fui|ate a proxima',
      'obrigad[oa]|valeu|beleza|ta bom|entao|ok|tchau',
    ),
    'tchau|adeus|tenha um bom dia|bom dia para voce|deixa pra la|ligo (?:depois|mais tarde)',
  ),
  done: cue(
    '(?:e |era |seria |foi )?(?:so|somente|apenas) isso(?: mesmo| ai| por enquanto)*(?: que eu (?:queria|precisava)(?: saber| perguntar| dizer)?)?|era isso(?: mesmo| ai)?|(?:e |era )so(?= $|[,.?])|so mesmo|mais nada(?: nao)?|nada (?:nao|mais)|por (?:enquanto|hoje|ora) (?:e so|e isso|nao|so isso)|ta bom assim|ta tudo certo|nenhum[ao]|isso e tudo',
    '(?:e )?so isso|isso e tudo|mais nada|nada mais|era so isso|por enquanto e so',
  ),
  repeat: cue(
    '(?:pode|poderia|da pra) (?:falar|dizer|repetir) (?:de novo|outra vez)|nao (?:to|estou) (?:ouvindo|escutando)|oi(?=[?])|como (?:e|assim)',
    '(?:pode|poderia) repetir(?: por favor)?|repita(?: por favor)?|como|o que|o que disse|de novo|nao (?:entendi|ouvi|escutei)(?: bem)?',
  ),
  wait: cue(
    'pera(?: ai| um pouco| um pouquinho)?|perai|(?:so )?um (?:minutinho|segundinho|instantinho|pouquinho)|aguarda|calma ai|deixa eu (?:ver|achar|pegar)',
    'um momento|um momentinho|espere|espera|um segundo|um instante|deixa eu ver|so um minuto',
  ),
  person: cue(
    'me (?:passa|passe|transfere|transfira|conecta) (?:pra|para|com|pro)(?: (?:um|uma|o|a|alguem))? \\S+|falar (?:direto )?com (?:um|uma|o|a|algum) (?:atendente|gerente|tecnico|responsavel|pessoa|patrao|don[oa]|humano)(?: \\S+)?',
    '(?:com )?(?:uma|um) (?:pessoa|humano|atendente|representante|operador)(?: real| de verdade)?|falar com (?:alguem|o dono|a dona|o gerente|uma pessoa|o responsavel)|atendente',
  ),
  asksFor: cue(
    '(?:o|a) (?:don[oa]|patrao|patroa|gerente|responsavel|chefe) (?:esta|ta)(?: ai)?(?= $|[,.?])',
    '(?:o|a) \\S+ esta(?=[?])',
  ),
  robot: cue(
    '(?:voce )?e (?:um |uma )?(?:robo|maquina|gravacao|pessoa(?: real| de verdade)?|computador|inteligencia artificial)|estou falando com (?:um |uma )?(?:robo|maquina|pessoa)',
  ),
  rude: cue(
    '(?:idiota|imbecil|burr[oa]|vai se foder|filho da puta|cala a boca|vai tomar no cu|porra de maquina|merda de robo)',
  ),
  spam: PT_SPAM,
  refusal: cue(
    NUMBER_REFUSALS.pt,
    'por ?que (?:e que )?(?:voces? )?(?:quer|querem|precisa|precisam)(?: \\S+){0,3}|nao (?:passo|dou|deixo|digo|informo|falo|quero|gosto de|vou|posso)(?: (?:deixar|passar|dar|dizer|falar|informar|me identificar))?(?: (?:meu|minha|o|nome|numero|telefone|pra|ninguem|isso))*(?= $|[,.?])|nao precisa(?: \\S+)?|melhor nao|sem (?:nome|numero|telefone)|prefiro nao(?: \\S+)?|nao importa',
    'prefiro nao (?:dizer|dar|falar)(?: (?:meu|o|nome|numero))*|nao (?:quero|vou) (?:dar|dizer|falar)(?: (?:meu|o|nome|numero))*|nao tenho (?:telefone|numero)|anonimo|para que (?:quer|precisa)(?: \\S+){0,3}',
  ),
  leaveMessage: cue(
    '(?:quero|queria|posso|gostaria de) deixar (?:um )?(?:recadinho|avisado)(?: que)?|(?:avisa|avise|fala|diz) (?:pra ele|pro dono|ai)(?: que)?',
    '(?:quero|queria|posso|gostaria de) deixar (?:um )?(?:recado|mensagem|uma mensagem)(?: para \\S+)?|(?:pode|poderia) anotar (?:um )?recado',
  ),
  smallTalk: cue(
    BESIDE.pt,
    'tudo (?:bem|bom|certo|joia)|(?:opa )?beleza(?=[?])',
    '(?:voce )?(?:ta|esta) me (?:ouvindo|escutando)|(?:voce )?me (?:ouve|escuta)|da pra me ouvir',
    'me diz uma coisa',
    'tenho uma (?:pergunta|duvida)',
    '(?:o|meu) (?:numero|telefone|nome) (?:ta|esta|e) (?:errado|incorreto)|(?:esse|este)(?: aqui| telefone| numero)? e (?:emprestado|d[oae](?: minha| meu)? \\S+)|imagina|(?:eu )?(?:to|tou|estou) ligando (?:porque|pra|para|por causa d[eoa])|anota ai|e o seguinte',
    '(?:esse|este|e) (?:e )?(?:o )?meu (?:numero|celular|telefone)|de nada|tudo bem|igualmente|estou ligando (?:porque|para|por causa de)|ligo porque|diga (?:a ele|que)',
  ),
  nameLead: cue(
    '(?:(?:eu )?me chamo|(?:o )?meu nome(?: completo)?(?: e| seria)?|eu sou|sou|aqui e|quem (?:esta falando|ta falando|fala) e|aqui quem (?:fala|ta falando|esta falando)(?: e)?|fala com|voce (?:fala|ta falando) com|fala|em nome de|sobrenome(?: e)?)(?: (?:o|a|seu|dona|senhor|senhora|doutor|doutora))*',
  ),
  askedNameLead: cue(
    '(?:e|o|a|senhor|senhora|dona|seu|doutora?|pode (?:colocar|botar|por|anotar|me chamar)|bota|coloca|poe|anota|escreve|me chamam|me chama|e em nome)(?: (?:ai|de|como|em nome de|o|a|dona|seu))*',
  ),
  nameTail: cue(
    'falando|que (?:ta|esta) falando|quem fala|as (?:suas )?ordens|ao seu dispor|aqui(?= $|[,.?])|mesmo(?= $|[,.?])|(?:e )?(?:o )?meu (?:nome|sobrenome)',
  ),
  notName: wordSet(
    'isso esse essa este mesmo mesma falando fala falar restaurante loja padaria empresa hotel escritorio predio condominio certo correto so nome sobrenome ali ai emprestado errado luz gas esgoto telhado aquecedor geladeira urgencia emergencia moradora morador inquilina inquilino patroa responsavel seu dona senhor senhora doutor doutora o a os as um uma uns umas de do da que e em no na com por para meu minha seu sua se esta estao estou eu voce voces nao sim cliente vizinho dono proprietario urgente preciso quero tenho ligando ligo aqui hoje amanha agora casa agua cano banheiro cozinha vazamento cachorro gato carro chave porta porque quando como onde muito tudo nada algo alguem portugues ingles favor obrigado obrigada ola oi bom boa dia tarde noite numero telefone nome recado bem mal novo nova filho filha mae pai marido esposa',
  ),
  sameNumber: cue(
    '(?:pode ser |e |n)?(?:esse|este|nesse|neste)(?: ai| aqui)?(?: mesmo| numero| telefone)+(?: mesmo| ai| aqui)?|(?:esse|este)(?: ai)? (?:serve|ta bom|pode ser|e o meu|esta otimo)|o que (?:estou|to) (?:ligando|usando)',
    '(?:este|o mesmo|esse|este mesmo) numero|(?:o|do) numero (?:de |do )?(?:onde|que) (?:estou ligando|ligo|eu ligo)|pode ser este|este mesmo|o mesmo',
  ),
  numberLead: cue(
    '(?:pode )?(?:anota|anote|liga|ligue|ligar|retorna|retornar)(?: (?:ai|pra|para|no|nesse|me|o))*|(?:o )?final e|(?:ele )?termina em|(?:o )?meu (?:celular|zap|whatsapp|fixo|contato)(?: e)?(?: o)?',
    '(?:meu|o) (?:numero|telefone|celular)(?: de telefone)?(?: e)?(?: o)?|(?:pode|podem) (?:me )?ligar(?: para)?(?: o| no)?|me ligue no|numero|no|e o|e',
  ),
  areaCode: cue('codigo de area|ddd'),
  numbers: numberWords(
    'zero=0 um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 meia=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 duzentos=200 trezentos=300 quatrocentos=400 quinhentos=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900 cento=100 mil=1000 dezaseis=16 dezassete=17 cinqüenta=50',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('duplo=2 triplo=3'),
  digitNouns: numberWords('zeros=0 uns=1 quatros=4 cincos=5 setes=7 oitos=8 noves=9'),
  times: wordSet('vezes'),
  plus: wordSet('mais'),
  multipliers: numberWords('mil=1000'),
  betweenDigits: wordSet('o a os eh traco hifen e depois ai codigo de area'),
  spellAs: wordSet('de como'),
  asks: cue(
    '(?:a|o) (?:loja|oficina|empresa) (?:abre|fecha|fica|funciona|faz)',
    'aonde|fica onde|me (?:passa|da|diz|fala|informa)(?= (?:o|a|seu|que|se|onde|qual))|(?:em|de|a|por|desde|ate|com|das?|para) (?:o )?(?:que|qual|quais|onde|quem|quanto)|a partir de que|ta(?= (?:abert|fechad)[oa])|tem como|sera que|voces|funcionam|aceitam|vendem|esta(?:o)? (?:abert|fechad)[oa]s?',
    'que|qual|quais|quando|quanto|quantos|onde|quem|como|a que horas|que horas|ate que horas|voces|pode|podem|poderia|fazem|consertam|oferecem|trabalham|atendem|abrem|fecham|falam|gostaria de saber|queria saber|quero saber',
  ),
  asksWithin: cue(
    '(?:saber|perguntar)(?= (?:em|de|qual|quais|onde|o endereco|seu|ate|que|quanto))|onde (?:e )?que voces|(?:em|de) (?:que|qual) (?:cidade|bairro|regiao|lugar|rua)|qual (?:e )?a cidade',
  ),
  kinds: {
    hours: cue(
      '(?:estao|estarao) (?:abert[oa]s?|fechad[oa]s?)|(?:esta|ta) (?:abert|fechad)[oa](?: (?:hoje|amanha|agora|no \\S+|ainda)|(?= $|[,.?]))|abert[oa]s? (?:(?:no|na|aos|as|de|n[ao]s) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|fim|final|feriado)s?|hoje|amanha|agora)|horarios?(?: de \\S+)?|(?:das?|de|desde|a partir de|ate) que horas?(?: (?:as|ate|a) que horas?)?(?: \\S+){0,2}|(?:que horas|quando|ate que horas)(?: \\S+){0,2} (?:abrem?|fecham?|atendem|funcionam?|vao)|(?:abrem|fecham|atendem|funcionam)(?: \\S+){0,3}|(?<!que )(?<!que voces )trabalham(?! com)(?: \\S+){0,3}|funcionamento',
    ),
    price: cue('quanto|custa|custam|custo|preco|precos|cobram|cobra|taxa|orcamento|gratis'),
    visit: cue(
      'consulta|agendar|marcar|visita|(?:podem?|poderiam?) (?:vir|mandar|enviar|passar)(?: \\S+)?|(?:quando|quanto tempo)(?: \\S+){0,2} (?:vir|chegar|vem|chegam)|disponibilidade',
    ),
    location: cue(
      'qual (?:e )?a cidade(?: de voces)?|onde que voces ficam',
      '(?:ficam?|estao|sao|e|atendem) (?:em|de) (?:que|qual) (?:cidade|bairro|lugar|regiao|rua|estado|parte)|(?:em|de) (?:que|qual) (?:cidade|bairro|lugar|regiao|rua|estado)(?: \\S+){0,3}|(?:ficam?|estao|sao|e) (?:a)?onde(?: \\S+){0,4}|(?:a)?onde (?:e que )?(?:voces |a |o |e )?(?:ficam?|estao|sao|loja|oficina|escritorio|empresa|clinica)(?: \\S+){0,3}|(?:me (?:passa|da|manda) )?(?:o|seu|qual o|qual e o) endereco|localizacao|localizad[oa]s|que cidade',
      'onde (?:ficam?|estao|esta|voces ficam)(?: \\S+)?|(?:seu|o|qual o) endereco|em que (?:cidade|bairro|rua)|(?:atendem|cobrem|vao) (?:em|ate|a)',
    ),
    service_list: cue(
      '(?:voces )?(?:fazem|oferecem|mexem com) o que',
      '(?:que|quais) (?:tipos? de )?(?:servicos?|trabalhos?)(?: \\S+){0,3}',
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
    about: cue(
      'com o que (?:voces )?(?:trabalham|mexem)|o que (?:a|essa) (?:empresa|loja) faz',
      'que tipo de (?:empresa|negocio)|com o que trabalham',
    ),
  },
  never: {
    hours: cue('portas?|janelas?|torneiras?|valvulas?|registros?|gavetas?|tampa|agua|gas|ferida'),
  },
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
