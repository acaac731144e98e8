import { type Caller, NIGHT, SUNDAY } from '../../caller.ts'

/** Brazilian Portuguese. */
export const PT_2: readonly Caller[] = [
  {
    id: 't-pt-galho-no-telhado',
    language: 'pt',
    trade: 'roofing',
    tells: [
      'Oi, bom dia, moça, com esse temporal caiu um galho enorme em cima da casa e furou o telhado, tá entrando água direto no quarto do neném',
    ],
    gives: {
      name: 'Rosângela Vasconcelos',
      phone: 'nove um oito, meia dois quatro, zero oito sete três',
    },
    knows: {
      name: 'Rosângela Vasconcelos',
      phone: '+19186240873',
      mentions: ['galho', 'telhado'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-cano-estourado',
    language: 'pt',
    trade: 'plumbing',
    from: '+17374296015',
    tells: [
      'Gente do céu, estourou o cano debaixo da pia, tá jorrando pela cozinha inteira e eu não acho o registro pra fechar',
    ],
    gives: {
      name: 'Thiago Meirelles',
      phone: '737 429 6015',
    },
    knows: {
      name: 'Thiago Meirelles',
      phone: '+17374296015',
      mentions: ['cano', 'registro'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-porta-arrombada',
    language: 'pt',
    trade: 'lock',
    tells: [
      'Alô, então, arrombaram a porta da frente aqui de casa essa madrugada, a polícia já veio e foi embora, só que ela não tranca mais e eu tô sozinha com duas crianças',
    ],
    gives: {
      name: 'Josiane Pimentel',
      phone: 'dois um cinco, oito três sete, dois nove zero quatro',
    },
    knows: {
      name: 'Josiane Pimentel',
      phone: '+12158372904',
      mentions: ['arrombaram'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-sem-aquecimento',
    language: 'pt',
    trade: 'hvac',
    at: NIGHT,
    tells: [
      'Boa noite, olha, o aquecimento parou de vez, lá fora tá nevando, aqui dentro já baixou pra oito graus e o meu filho nasceu faz três semanas',
    ],
    gives: {
      name: 'é Leandro Bittencourt',
      phone: '7 2 0, 8 1 5, 3 3 6 2',
    },
    knows: {
      name: 'Leandro Bittencourt',
      phone: '+17208153362',
      mentions: ['aquecimento'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-veneno-de-rato',
    language: 'pt',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Pelo amor de Deus, meu cachorro comeu veneno de rato, acabei de achar a caixinha toda roída, ele tá babando e tremendo',
    ],
    gives: {
      name: 'Kátia Regina Bragança',
      phone: 'nove dezenove, quatro meia oito, setenta e dois onze',
    },
    knows: {
      name: 'Kátia Regina Bragança',
      phone: '+19194687211',
      mentions: ['veneno'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-carro-ferveu',
    language: 'pt',
    trade: 'garage',
    tells: [
      'Opa, tudo bem, seguinte, meu carro ferveu na estrada, subiu um fumaceiro do capô e morreu, a gente tá parado no acostamento, eu e a minha mãe que é cadeirante',
    ],
    gives: {
      name: 'Rafael Tavares Nogueira',
      phone: 'anota aí, 210 936 4471',
    },
    knows: {
      name: 'Rafael Tavares Nogueira',
      phone: '+12109364471',
      mentions: ['acostamento'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-oxigenio-do-pai',
    language: 'pt',
    trade: 'electrical',
    from: '+14805723908',
    tells: [
      'Oi, faltou luz em metade da casa e o disjuntor não arma de jeito nenhum, e o aparelho de oxigênio do meu pai tá numa bateria que aguenta só mais um pouco',
    ],
    gives: {
      name: 'Simone Albuquerque',
      phone: 'quatro oito zero, cinco sete dois, três nove zero oito',
    },
    knows: {
      name: 'Simone Albuquerque',
      phone: '+14805723908',
      mentions: ['disjuntor', 'oxigênio'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-bolo-de-casamento',
    language: 'pt',
    trade: 'appliance',
    tells: [
      'Bom dia, eu faço bolo por encomenda e o meu forno não acende de jeito nenhum, só que hoje à noite tem um casamento pra eu entregar, então preciso de alguém ainda agora de tarde, não dá pra esperar',
    ],
    gives: {
      name: 'Dona Cleide, Cleide Fontoura',
      phone: 'cinco cinco nove, três meia um, oito zero dois sete',
    },
    knows: {
      name: 'Cleide Fontoura',
      phone: '+15593618027',
      mentions: ['forno', 'casamento'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-comprovante-percevejo',
    language: 'pt',
    trade: 'pest',
    tells: [
      'Oi, boa tarde, em março vocês fizeram o tratamento de percevejo no nosso apartamento antigo, deu super certo, acabou, e agora o dono do novo quer um comprovante disso',
    ],
    gives: {
      name: "Vinícius Sant'Anna",
      phone: 'meia oito nove, dois zero quatro, sete sete um cinco',
    },
    knows: {
      name: ["Vinícius Sant'Anna", 'Vinícius Santanna', 'Vinícius Santana'],
      phone: '+16892047715',
      mentions: ['comprovante'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-pt-porao-alagou-antes',
    language: 'pt',
    trade: 'plumbing',
    tells: [
      'Olá, a gente tá pra comprar uma casa, e o vendedor contou que ano passado alagou o porão, mas já foi consertado e tá sequinho, queria só um orçamento pra checar se ficou algum vazamento, sem pressa nenhuma',
    ],
    gives: {
      name: 'Priscila Yamashita',
      phone: '512 367 9284',
    },
    knows: {
      name: 'Priscila Yamashita',
      phone: '+15123679284',
      mentions: ['orçamento'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-pt-carro-eletrico',
    language: 'pt',
    trade: 'electrical',
    tells: [
      'Ó, pode ficar tranquilo que não tem nada pegando fogo, viu, é que eu comprei um carro elétrico e queria instalar o carregador na garagem mês que vem',
    ],
    gives: {
      name: 'Otávio Guimarães',
      phone: 'meia zero dois, sete um nove, quatro cinco três meia',
    },
    knows: {
      name: 'Otávio Guimarães',
      phone: '+16027194536',
      mentions: ['carregador'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-pt-gato-ja-operado',
    language: 'pt',
    trade: 'vet',
    from: '+19843905126',
    at: SUNDAY,
    tells: [
      'Oi, tudo bom, o meu gato foi operado de emergência aí no mês passado, tá ótimo, sobe em tudo que é armário, eu só preciso da nota fiscal pra mandar pro seguro dele',
    ],
    gives: {
      name: 'Letícia Cavalcanti',
      phone: 'nove oito quatro, três nove zero, cinco um dois meia',
    },
    knows: {
      name: 'Letícia Cavalcanti',
      phone: '+19843905126',
      mentions: ['nota fiscal'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-pt-inspecao-honda',
    language: 'pt',
    trade: 'garage',
    tells: [
      'Bom dia, queria marcar a inspeção do meu carro, vence só no final do mês que vem, é um Honda Fit prata',
    ],
    gives: {
      name: 'Jucimar dos Reis',
      phone: 'dois um zero, meia quatro sete, um um cinco oito',
    },
    knows: {
      name: 'Jucimar dos Reis',
      phone: '+12106471158',
      mentions: ['inspeção'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-limpeza-dos-dutos',
    language: 'pt',
    trade: 'hvac',
    tells: [
      'Olá, por gentileza, eu gostaria de um orçamento pra limpeza dos dutos, a casa tem três quartos, sai uma poeirinha das saídas de ar',
    ],
    gives: {
      name: 'Adriana Schmitz',
      phone: '303 724 5583',
    },
    knows: {
      name: 'Adriana Schmitz',
      phone: '+13037245583',
      mentions: ['dutos'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-calhas-velhas',
    language: 'pt',
    trade: 'roofing',
    from: '+15392416680',
    tells: [
      'E aí, beleza, eu tô querendo trocar as calhas lá de casa, não tem nada quebrado não, é que tão feias mesmo, a tinta descascou toda',
    ],
    gives: {
      name: 'Wanderson Batalha',
      phone: 'cinco três nove, dois quatro um, meia meia oito zero',
    },
    knows: {
      name: 'Wanderson Batalha',
      phone: '+15392416680',
      mentions: ['calhas'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-aberto-ate-que-horas',
    language: 'pt',
    trade: 'appliance',
    tells: ['Oi, moço, vocês ficam abertos até que horas hoje?'],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/\b17|\b5(?!\d)/],
    },
  },
  {
    id: 't-pt-qual-cidade',
    language: 'pt',
    trade: 'lock',
    tells: ['Bom dia, só uma dúvida, a loja de vocês fica em que cidade?'],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/Philadelphia|Filad[eé]lfia/i],
    },
  },
  {
    id: 't-pt-sabado-e-formiga',
    language: 'pt',
    trade: 'pest',
    tells: [
      'Boa tarde, no sábado vocês abrem a que horas?',
      'Ah tá, então pode anotar, é formiguinha na bancada da cozinha, semana que vem qualquer dia serve',
    ],
    gives: {
      name: 'Neusa Marchetti',
      phone: 'quatro zero sete, dois oito três, nove zero meia um',
    },
    knows: {
      name: 'Neusa Marchetti',
      phone: '+14072839061',
      mentions: ['formiguinha'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\b0?8(?!\d)/],
    },
  },
  {
    id: 't-pt-przybylski',
    language: 'pt',
    trade: 'hvac',
    tells: [
      'Oi, o ar aqui de casa faz um clique toda vez que liga, gela normal, tá tudo funcionando, mas o clique incomoda de madrugada',
    ],
    gives: {
      name: 'Wellington Przybylski, vou soletrar o sobrenome, P R Z Y B Y L S K I',
      phone: 'três zero três, meia meia um, dois quatro cinco zero',
    },
    knows: {
      name: 'Wellington Przybylski',
      phone: '+13036612450',
      mentions: ['clique'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-pt-celular-do-patrao',
    language: 'pt',
    trade: 'garage',
    from: '+12106843317',
    tells: [
      'Fala, meu amigo, é o seguinte, o ar do meu Civic tá com um cheiro de mofo danado quando eu ligo, queria que desse uma olhada qualquer hora',
    ],
    gives: {
      name: 'Edvaldo Siqueira',
      phone:
        'dois um zero, quatro nove oito, não, desculpa, quatro oito nove, trinta e sete meia dois',
      caller_phone:
        'Não, esse é do meu patrão, o meu é dois um zero, quatro oito nove, trinta e sete meia dois',
    },
    knows: {
      name: 'Edvaldo Siqueira',
      phone: '+12104893762',
      mentions: ['mofo'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
