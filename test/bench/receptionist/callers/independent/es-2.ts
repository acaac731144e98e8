import { type Caller, NIGHT, SUNDAY } from '../../caller.ts'

/** Spanish as spoken by Latinos in the United States. */
export const ES_2: readonly Caller[] = [
  {
    id: 't-es-perra-pariendo',
    language: 'es',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Ay buenas noches, mire, es mi perrita, está de parto desde las ocho y lleva ya rato pujando y pujando y el cachorrito no le sale, se le quedó a la mitad',
    ],
    gives: {
      name: 'Maricela Tovar',
      phone: 'nueve diecinueve, seis cuarenta y dos, treinta y uno cero ocho',
    },
    knows: {
      name: 'Maricela Tovar',
      phone: '+19196423108',
      mentions: ['cachorrito'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-troca-no-frena',
    language: 'es',
    trade: 'garage',
    from: '+12108473392',
    tells: [
      'Oiga qué tal, fíjese que venía bajando del puente y el pedal se me fue hasta el piso, o sea no frena nada la troca, me metí como pude a una gasolinera y aquí estoy parado con los niños',
    ],
    gives: {
      name: 'este, Jesús Arredondo',
      phone: 'a este mismo, al 210 847 3392',
      caller_phone: 'sí a este mismo',
    },
    knows: {
      name: 'Jesús Arredondo',
      phone: '+12108473392',
      mentions: ['no frena'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-en-chancletas',
    language: 'es',
    trade: 'lock',
    tells: [
      'Bendito, mire, salí un segundo a botar la basura y se me trancó la puerta, estoy aquí afuera en chancletas y tengo las habichuelas en la estufa prendía',
    ],
    gives: {
      name: 'Iris Nereida Colón',
      phone: 'dos seis siete, tres cero nueve, siete siete uno dos',
    },
    knows: {
      name: 'Iris Nereida Colón',
      phone: '+12673097712',
      mentions: ['estufa'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-mama-mareada',
    language: 'es',
    trade: 'hvac',
    tells: [
      'Buenos días, qué pena molestarlo, es que el aire acondicionado se nos dañó desde ayer y en el apartamento estamos a noventa y ocho grados, y mi mamá que tiene ochenta y cuatro años ya está toda mareada',
    ],
    gives: {
      name: 'habla con Luz Dary Ospina',
      phone: '7 2 0, 5 6 1, 2 2 4 9',
    },
    knows: {
      name: 'Luz Dary Ospina',
      phone: '+17205612249',
      mentions: ['aire acondicionado', 'mareada'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-aguas-negras',
    language: 'es',
    trade: 'plumbing',
    tells: [
      'Sí mire, cada vez que alguien le jala al inodoro se sale todo por la regadera, ya tengo el pasillo lleno de aguas negras y va subiendo, ya no hallamos qué hacer',
    ],
    gives: {
      name: 'Wilber Antonio Menjívar',
      phone: 'es el 512-804-6637',
    },
    knows: {
      name: 'Wilber Antonio Menjívar',
      phone: '+15128046637',
      mentions: ['aguas negras'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-toma-echa-chispas',
    language: 'es',
    trade: 'electrical',
    at: NIGHT,
    tells: [
      'Oye mi hermano, mira, el tomacorriente de la cocina me está echando chispas, le quité el microwave y na, la pared está caliente y se puso prieta',
    ],
    gives: {
      name: 'Yoandry Batista',
      phone: 'seis cero dos, ocho ocho cuatro, cero uno tres cinco',
    },
    knows: {
      name: 'Yoandry Batista',
      phone: '+16028840135',
      mentions: ['chispas', 'pared'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-insulina-en-nevera',
    language: 'es',
    trade: 'appliance',
    tells: [
      'Saludos, le habla Altagracia, mire, la nevera mía dejó de enfriar anoche y ahí es que yo tengo la insulina de mi esposo, la de todo el mes, y ya eso está tibio',
    ],
    gives: {
      name: 'Altagracia Peralta',
      phone: 'cinco cincuenta y nueve, dos setenta y uno, sesenta y cuatro dieciocho',
    },
    knows: {
      name: 'Altagracia Peralta',
      phone: '+15592716418',
      mentions: ['nevera', 'insulina'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-inspector-a-las-cuatro',
    language: 'es',
    trade: 'pest',
    from: '+14079352286',
    tells: [
      'Qué tal, llamo de un restaurante, La Fonda del Valle, nos salieron cucarachas en la cocina y el inspector del condado llega hoy a las cuatro, ocupamos que alguien venga antes por favor',
    ],
    gives: {
      name: 'Rodrigo Saldívar, soy el gerente',
      phone: '407 935 2286',
      caller_phone: 'sí, a este del restaurante',
    },
    knows: {
      name: 'Rodrigo Saldívar',
      phone: '+14079352286',
      mentions: ['cucarachas', 'inspector'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-tornado-del-ano-pasado',
    language: 'es',
    trade: 'roofing',
    tells: [
      'Muy buenos días, verá, el año pasado un tornado nos voló medio techo y ustedes lo cambiaron, quedó precioso, nomás ando buscando una copia del recibo porque me la piden los del seguro',
    ],
    gives: {
      name: 'Efraín Cardoza',
      phone: 'nueve uno ocho, dos ocho seis, cuatro cuatro cero nueve',
    },
    knows: {
      name: 'Efraín Cardoza',
      phone: '+19182864409',
      mentions: ['recibo'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-es-chocolate-en-navidad',
    language: 'es',
    trade: 'vet',
    from: '+19842317754',
    at: SUNDAY,
    tells: [
      'Hola, es que a mi perrito en navidad le hicieron un lavado porque se comió unos chocolates, ya está sanísimo gracias a Dios, y ahora lo que quiero es hacerle una cita para sus vacunas',
    ],
    gives: {
      name: 'Brenda Xicará',
      phone: '9 8 4, 2 3 1, 7 7 5 4',
    },
    knows: {
      name: 'Brenda Xicará',
      phone: '+19842317754',
      mentions: ['vacunas'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-es-llavero-perdido',
    language: 'es',
    trade: 'lock',
    tells: [
      'Che, buenas, mirá, perdí un llavero con las copias de casa, pero mi mujer y yo tenemos las nuestras y entramos lo más bien, así que sin apuro, quería cambiar la combinación algún día de estos',
    ],
    gives: {
      name: 'Gastón Ferreyra',
      phone: '445 208 9163',
    },
    knows: {
      name: 'Gastón Ferreyra',
      phone: '+14452089163',
      mentions: ['combinación'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-es-susto-del-vecino',
    language: 'es',
    trade: 'hvac',
    tells: [
      'Pues no es ninguna emergencia, verdad, lo que pasó es que hace dos meses se le quemó la casa al vecino por el calentador, y quedamos con el susto, entonces quisiera que le den una revisada al furnace antes de que llegue el invierno',
    ],
    gives: {
      name: 'Don Abelino Cux, bueno, Abelino Cux',
      phone: 'tres cero tres, nueve cuatro dos, seis uno cinco ocho',
    },
    knows: {
      name: 'Abelino Cux',
      phone: '+13039426158',
      mentions: ['furnace'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-es-corolla-aceite',
    language: 'es',
    trade: 'garage',
    tells: [
      'Qué onda, buenas, quiero ver si me agendan un cambio de aceite y rotación de llantas para el Corolla, cuando tengan un huequito, no importa el día',
    ],
    gives: {
      name: 'Daniela Montemayor',
      phone: 'dos diez, seis cincuenta y cinco, diecinueve cuarenta',
    },
    knows: {
      name: 'Daniela Montemayor',
      phone: '+12106551940',
      mentions: ['Corolla', 'aceite'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-lavamanos-gotea',
    language: 'es',
    trade: 'plumbing',
    from: '+15124480926',
    tells: [
      'Buenas, disculpe la molestia, la llave del lavamanos gotea un poquito, le ponemos un vasito abajo y no pasa de ahí, pero sí quisiéramos que la arreglen algún día',
    ],
    gives: {
      name: 'Segundo Guamán',
      phone: '512 448 0926',
    },
    knows: {
      name: 'Segundo Guamán',
      phone: '+15124480926',
      mentions: ['lavamanos'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-secadora-dos-vueltas',
    language: 'es',
    trade: 'appliance',
    tells: [
      'Hola, mi amor, mira, la secadora me deja la ropa húmeda, le tengo que dar dos y hasta tres vueltas, es una Whirlpool como de diez años',
    ],
    gives: {
      name: 'Yuleisy Bracamonte',
      phone: 'cinco cinco nueve, siete cuatro uno, tres tres ocho cero',
    },
    knows: {
      name: 'Yuleisy Bracamonte',
      phone: '+15597413380',
      mentions: ['secadora'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-hasta-que-hora-sabado',
    language: 'es',
    trade: 'pest',
    tells: ['Disculpe, una preguntita, ¿los sábados hasta qué hora atienden ustedes?'],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/\b18|\b6(?!\d)/],
    },
  },
  {
    id: 't-es-en-que-ciudad',
    language: 'es',
    trade: 'electrical',
    tells: ['Aló, sí, buenas, nada más quería saber en qué ciudad están ustedes'],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/Phoenix/i],
    },
  },
  {
    id: 't-es-cierran-y-canaletas',
    language: 'es',
    trade: 'roofing',
    tells: [
      'Hola, buenas, una consulta, ¿hoy a qué hora cierran?',
      'Ya, entonces le dejo un recado, quiero un presupuesto para ponerle canaletas a la casa de mi suegra',
    ],
    gives: {
      name: 'Rosario Huamán',
      phone: '539 664 2071',
    },
    knows: {
      name: 'Rosario Huamán',
      phone: '+15396642071',
      mentions: ['canaletas'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\b17|\b5(?!\d)/],
    },
  },
  {
    id: 't-es-ybarra-con-y',
    language: 'es',
    trade: 'garage',
    tells: [
      'Buenas, es por el radio del Jetta que se apaga solito y luego vuelve a prender, no es gran cosa pero ya me cansó',
    ],
    gives: {
      name: 'Ximena Ybarra, con equis Ximena, y el apellido con i griega, Y B A R R A',
      phone:
        'dos diez, siete treinta, ay no perdón, dos diez, siete cuarenta y tres, cincuenta cero nueve',
    },
    knows: {
      name: 'Ximena Ybarra',
      phone: '+12107435009',
      mentions: ['Jetta'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-es-otro-numero',
    language: 'es',
    trade: 'plumbing',
    from: '+17372950148',
    tells: [
      'Sí, qué tal, le hablo porque el calentador de agua hace un ruidito como de palomitas cuando prende, calienta bien pero suena feo',
    ],
    gives: {
      name: 'Hermenegildo Tzul, T Z U L',
      phone: 'cinco doce, seis setenta y ocho, veinticuatro cero tres',
      caller_phone:
        'No, este es de mi trabajo, mejor al cinco doce, seis setenta y ocho, veinticuatro cero tres',
    },
    knows: {
      name: 'Hermenegildo Tzul',
      phone: '+15126782403',
      mentions: ['palomitas'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
