import { type Caller, NIGHT, SUNDAY } from '../../caller.ts'

/** Spanish as Latinos in the United States speak it. */
export const ES_1: readonly Caller[] = [
  {
    id: 's-es-raticida',
    language: 'es',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Ay señorita buenas noches mire es que mi perrita se tragó un sobre de raticida que tenía mi suegro en el garaje y ya está babeando mucho y como que no se puede parar',
    ],
    gives: {
      name: 'Soy Marisela Quintanilla',
      phone: 'es el nueve uno nueve, seis cero dos, uno uno cuatro siete',
    },
    knows: {
      name: 'Marisela Quintanilla',
      phone: '+19196021147',
      mentions: ['raticida'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-contacto-de-la-lavadora',
    language: 'es',
    trade: 'electrical',
    tells: [
      'Bueno, este, hablo porque el contacto donde va la lavadora está echando chispas, ahorita, y la pared se siente bien caliente, ya los saqué a todos para el patio',
    ],
    gives: {
      name: 'Refugio Armenta, a sus órdenes',
      phone: 'sí, seis veintitrés, dos cuarenta y ocho, noventa y uno cero cinco',
    },
    knows: {
      name: 'Refugio Armenta',
      phone: '+16232489105',
      mentions: ['chispas', 'lavadora'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-tirado-en-la-carretera',
    language: 'es',
    trade: 'garage',
    from: '+12108347720',
    tells: [
      'Qué tal oiga me quedé tirado en la orilla del freeway, la 281 pasando el aeropuerto, se apagó la troca y ya no quiso prender, y traigo a los dos niños conmigo',
    ],
    gives: { name: 'Eliseo Bermúdez', phone: '210 834 7720' },
    knows: {
      name: 'Eliseo Bermúdez',
      phone: '+12108347720',
      mentions: ['tirado', '281'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-mama-con-calor',
    language: 'es',
    trade: 'hvac',
    tells: [
      'Sí buenas, hablo por mi mamá, ella tiene ochenta y cuatro años y está sola en la casa, el aire acondicionado ya no echa nada, adentro está a noventa y ocho grados y dice que se está mareando',
    ],
    gives: { name: 'me llamo Lorena Pacheco', phone: '720-295-6638' },
    knows: {
      name: 'Lorena Pacheco',
      phone: '+17202956638',
      mentions: ['aire acondicionado'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-avispas-en-el-cuarto',
    language: 'es',
    trade: 'pest',
    tells: [
      'Mira mi amor, se nos metió un avispero completo por el techo del cuarto del nene, ya lo picaron como cinco veces y se le está hinchando la carita, no podemos ni entrar a la casa',
    ],
    gives: {
      name: 'Yadira, Yadira Colón',
      phone: 'cuatro cero siete, tres ocho nueve, doble cinco dos uno',
    },
    knows: {
      name: 'Yadira Colón',
      phone: '+14073895521',
      mentions: ['hinchando'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-bautizo-hoy',
    language: 'es',
    trade: 'plumbing',
    tells: [
      'Buenas, fíjese que se me tapó el fregadero de la cocina y hoy en la tarde es el bautizo de la niña, me llegan como cuarenta gentes, lo ocupo arreglado antes de las cuatro a como dé lugar',
    ],
    gives: { name: 'Me dicen Chuy pero ponga Jesús Villaseñor', phone: '737 204 8816' },
    knows: {
      name: 'Jesús Villaseñor',
      phone: '+17372048816',
      mentions: ['fregadero', 'bautizo'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-se-metio-hace-dos-anos',
    language: 'es',
    trade: 'roofing',
    tells: [
      'Buenos días, hace como dos años en la granizada se nos metió el agua por todos lados, eso ya nos lo arregló otra compañía y quedó bien seco, ahora nada más quisiera un estimado para cambiar las canaletas, sin prisa',
    ],
    gives: {
      name: 'Arnulfo Tejada',
      phone: 'nueve dieciocho, tres cuarenta y dos, sesenta setenta y siete',
    },
    knows: {
      name: 'Arnulfo Tejada',
      phone: '+19183426077',
      mentions: ['canaletas'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-es-llaves-en-la-playa',
    language: 'es',
    trade: 'lock',
    tells: [
      'Hola cómo está, perdí un juego de llaves en la playa el fin de semana, yo tengo el otro y entro y salgo sin problema, pero quería ver un día de la otra semana para cambiarle la combinación a la cerradura',
    ],
    gives: {
      name: 'Habla Dagoberto Rosario',
      phone: 'dos seis siete, nueve cero tres, cuatro cuatro uno ocho',
    },
    knows: {
      name: 'Dagoberto Rosario',
      phone: '+12679034418',
      mentions: ['cerradura'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-es-secadora-como-balazos',
    language: 'es',
    trade: 'appliance',
    tells: [
      'Oiga qué pena, la secadora hace un ruido como si fueran balazos, hasta el perro se asusta, pero seca perfecto, nomás es el ruido, cuando tengan un campito me la revisan',
    ],
    gives: { name: 'Sandra Milena Ospina', phone: '559 408 2293' },
    knows: {
      name: 'Sandra Milena Ospina',
      phone: '+15594082293',
      mentions: ['secadora', 'ruido'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-es-horario-del-domingo',
    language: 'es',
    trade: 'hvac',
    at: SUNDAY,
    tells: [
      'Disculpe una preguntita nada más, ¿los domingos de qué hora a qué hora abren ustedes?',
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/7/] },
  },
  {
    id: 's-es-servicios-y-cita',
    language: 'es',
    trade: 'garage',
    tells: [
      'Buenas tardes, quisiera saber qué servicios ofrecen en el taller',
      'Ah okay, entonces quiero dejar dicho que necesito la inspección para mi Corolla, se me vence la calcomanía a fin de mes',
    ],
    gives: {
      name: 'Wendy Portillo',
      phone: 'anote, dos diez, siete setenta y ocho, tres mil doscientos',
    },
    knows: {
      name: 'Wendy Portillo',
      phone: '+12107783200',
      mentions: ['Corolla'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/Brake repair/i],
    },
  },
  {
    id: 's-es-ciudad-y-sabado',
    language: 'es',
    trade: 'appliance',
    tells: ['Aló buenas, ¿ustedes en qué ciudad están?', 'Ya, y los sábados ¿cuál es el horario?'],
    knows: { urgent: false, outcome: 'answered', hears: [/Fresno/i, /10/, /14|2/] },
  },
  {
    id: 's-es-nombre-deletreado',
    language: 'es',
    trade: 'vet',
    tells: [
      'Hola, quiero sacarle cita a mi gatita para las vacunas, le toca el refuerzo, cualquier día de la próxima semana me queda bien',
    ],
    gives: {
      name: 'Jaqueline Huamaní, le deletreo el apellido, hache, u, a, eme, a, ene, i',
      phone: 'nueve ocho cuatro, doscientos sesenta y uno, cuarenta y tres, cero nueve',
    },
    knows: {
      name: 'Jaqueline Huamaní',
      phone: '+19842614309',
      mentions: ['vacunas'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-otro-numero',
    language: 'es',
    trade: 'electrical',
    from: '+16024417786',
    tells: [
      'Qué onda buenas, compré dos abanicos de techo en la Costco y quiero que me los instalen, uno en la sala y otro en la recámara, más o menos pa cuándo podrían',
    ],
    gives: {
      name: 'Ramón Yáñez Cota',
      caller_phone:
        'No, este es el teléfono del trabajo, mejor al seis cero dos, ocho ocho tres, doble siete, cuarenta',
      phone: 'al seis cero dos, ocho ocho tres, doble siete, cuarenta',
    },
    knows: {
      name: 'Ramón Yáñez Cota',
      phone: '+16028837740',
      mentions: ['abanicos'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-es-se-corrige',
    language: 'es',
    trade: 'roofing',
    tells: [
      'Sí este buenas, el seguro me pide que un techero venga a ver si el granizo del mes pasado dañó algo, gotera no hay ninguna, es por el papeleo',
    ],
    gives: {
      name: 'María del Socorro Ibarra',
      phone: [
        'dos ochenta y cinco, cuarenta y uno, no perdón, cuarenta y tres, diecinueve',
        'nueve dieciocho, dos ochenta y cinco, cuarenta y tres, diecinueve',
      ],
      area_code: 'el área es nueve uno ocho',
    },
    knows: {
      name: 'María del Socorro Ibarra',
      phone: '+19182854319',
      mentions: ['granizo'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
