import { type Caller, NIGHT } from '../../caller.ts'

/** Brazilian Portuguese. */
export const PT_1: readonly Caller[] = [
  {
    id: 's-pt-cano-estourado',
    language: 'pt',
    trade: 'plumbing',
    tells: [
      'Alô, moço, pelo amor de Deus, estourou o cano embaixo da pia e eu não acho o registro, a água já tá chegando na sala',
    ],
    gives: {
      name: 'É a Rosângela Teixeira',
      phone: 'cinco um dois, meia três quatro, zero oito, noventa e um',
    },
    knows: {
      name: 'Rosângela Teixeira',
      phone: '+15126340891',
      mentions: ['cano'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-insulina-na-geladeira',
    language: 'pt',
    trade: 'appliance',
    tells: [
      'Oi, bom dia, então, a minha geladeira parou de gelar de madrugada e a insulina do meu pai fica lá dentro, já tá tudo morno e ele não tem outra',
    ],
    gives: { name: 'Cleiton Barbosa', phone: '559 672 4408' },
    knows: {
      name: 'Cleiton Barbosa',
      phone: '+15596724408',
      mentions: ['insulina', 'geladeira'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-porta-arrombada',
    language: 'pt',
    trade: 'lock',
    from: '+12158046613',
    at: NIGHT,
    tells: [
      'Boa noite, olha, arrombaram a minha porta hoje enquanto eu tava no culto, a polícia já veio e foi embora, só que a fechadura não tranca mais e eu tô aqui sozinha com as meninas',
    ],
    gives: { name: 'Meu nome é Edilene Sampaio', phone: '215 804 6613' },
    knows: {
      name: 'Edilene Sampaio',
      phone: '+12158046613',
      mentions: ['fechadura'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-metade-sem-luz',
    language: 'pt',
    trade: 'electrical',
    tells: [
      'Opa, tudo bem? É o seguinte, desde cedo metade da minha casa tá sem luz, cozinha e quartos não têm nada, o disjuntor eu já desliguei e liguei e nada',
    ],
    gives: {
      name: 'Aqui é o Vanderlei Mota',
      phone: 'quatro oitenta, dois dois sete, três nove meia meia',
    },
    knows: {
      name: 'Vanderlei Mota',
      phone: '+14802273966',
      mentions: ['sem luz'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-gato-nao-faz-xixi',
    language: 'pt',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Oi, é... meu gato tá desde ontem tentando fazer xixi e não sai nada, agora ele tá largado num canto, miando de dor e vomitando',
    ],
    gives: {
      name: 'Bianca Kobayashi',
      phone: 'nove um nove, oitocentos e quarenta, vinte, quinze',
    },
    knows: {
      name: 'Bianca Kobayashi',
      phone: '+19198402015',
      mentions: ['gato', 'xixi'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-telhado-levado',
    language: 'pt',
    trade: 'roofing',
    tells: [
      'Gente o vento levou um pedaço do meu telhado agora há pouco, tá chovendo dentro do quarto das crianças e a previsão é piorar, vocês conseguem mandar alguém hoje ainda?',
    ],
    gives: { name: 'Joelma Fagundes', phone: '918 521 7730' },
    knows: {
      name: 'Joelma Fagundes',
      phone: '+19185217730',
      mentions: ['telhado'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-recibo-da-bateria',
    language: 'pt',
    trade: 'garage',
    tells: [
      'Bom dia, semana passada eu fiquei na rua com o carro morto e foram vocês que trocaram a bateria, ficou ótimo, tá rodando normal, só que eu perdi o recibo e preciso de uma segunda via pro reembolso',
    ],
    gives: { name: 'Otávio Nakamura', phone: 'é 210, 689, 4521' },
    knows: {
      name: 'Otávio Nakamura',
      phone: '+12106894521',
      mentions: ['recibo'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-pt-cupim-do-vizinho',
    language: 'pt',
    trade: 'pest',
    tells: [
      'Oi, boa tarde, deu um ataque de cupim no vizinho que destruiu a varanda dele inteira, aqui em casa graças a Deus não vi nenhum, mas eu queria uma inspeção só pra ficar tranquilo, pode ser mês que vem',
    ],
    gives: {
      name: 'Seu Geraldo Pimentel',
      phone: 'quatro zero sete, três um zero, nove nove cinco dois',
    },
    knows: {
      name: ['Geraldo Pimentel', 'Seu Geraldo Pimentel'],
      phone: '+14073109952',
      mentions: ['cupim'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-pt-cheiro-do-ano-passado',
    language: 'pt',
    trade: 'hvac',
    tells: [
      'Oi tudo bom, no inverno passado quando liguei o aquecedor deu um cheiro de queimado que era só poeira, o técnico olhou e tava tudo certo, agora eu queria agendar uma limpeza dos dutos, sem pressa nenhuma',
    ],
    gives: { name: 'Priscila Antunes', phone: '303 748 2266' },
    knows: {
      name: 'Priscila Antunes',
      phone: '+13037482266',
      mentions: ['limpeza dos dutos'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-pt-fecha-que-horas',
    language: 'pt',
    trade: 'pest',
    tells: ['Oi, só uma dúvida, hoje vocês fecham que horas?'],
    knows: { urgent: false, outcome: 'answered', hears: [/18|6/] },
  },
  {
    id: 's-pt-quais-servicos',
    language: 'pt',
    trade: 'electrical',
    tells: [
      'Bom dia, eu peguei o telefone de vocês num cartão, queria saber quais serviços vocês fazem',
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/Panel upgrades/i] },
  },
  {
    id: 's-pt-cidade-e-recado',
    language: 'pt',
    trade: 'hvac',
    tells: [
      'Alô, boa tarde, vocês ficam em qual cidade?',
      'Ah tá, pertinho. Então eu quero deixar um recado, comprei uma casa e queria um orçamento de plano de manutenção pro ar e pro aquecimento',
    ],
    gives: { name: 'Thiago, Thiago Cavalcanti', phone: '720 933 5107' },
    knows: {
      name: 'Thiago Cavalcanti',
      phone: '+17209335107',
      mentions: ['manutenção'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/Denver/i],
    },
  },
  {
    id: 's-pt-soletra-e-meia',
    language: 'pt',
    trade: 'garage',
    tells: [
      'E aí, beleza? Queria marcar um rodízio de pneu e troca de óleo do meu Civic pra semana que vem',
    ],
    gives: {
      name: 'Thayná Schmitz, o sobrenome é S, C, H, M, I, T, Z',
      phone: 'sete dois meia, cinco oito meia, um três zero nove',
    },
    knows: {
      name: 'Thayná Schmitz',
      phone: '+17265861309',
      mentions: ['Civic'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-telefone-da-patroa',
    language: 'pt',
    trade: 'plumbing',
    from: '+15124780931',
    tells: [
      'Boa tarde, o ralo do banheiro de hóspede tá descendo devagarzinho, dá pra usar, mas queria que alguém desse uma olhada quando der',
    ],
    gives: {
      name: 'Maria Aparecida de Souza',
      caller_phone:
        'Não, esse aqui é da minha patroa, o meu é cinco doze, nove quarenta e três, vinte e sete, oitenta',
      phone: 'o meu é cinco doze, nove quarenta e três, vinte e sete, oitenta',
    },
    knows: {
      name: 'Maria Aparecida de Souza',
      phone: '+15129432780',
      mentions: ['ralo'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-pt-corrige-o-final',
    language: 'pt',
    trade: 'appliance',
    tells: [
      'Oi querida, a minha lava-louça tá deixando os copos todos esbranquiçados, já troquei o sabão e não adiantou, queria marcar pra alguém vir consertar',
    ],
    gives: {
      name: 'Pode botar Dona Neuza Ferrari',
      phone:
        'cinco cinco nove, dois quatro um, meia sete zero três, não, minto, o final é meia sete zero oito',
    },
    knows: {
      name: ['Neuza Ferrari', 'Dona Neuza Ferrari'],
      phone: '+15592416708',
      mentions: ['copos'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
