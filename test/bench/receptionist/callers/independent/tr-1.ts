import { type Caller, NIGHT } from '../../caller.ts'

/** Fifteen people who speak Turkish. */
export const TR_1: readonly Caller[] = [
  {
    id: 's-tr-rat-poison',
    language: 'tr',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'alo şey köpeğim galiba fare zehri yemiş bahçede mavi mavi tanecikler buldum ağzı köpürüyor titriyor ne yapayım',
    ],
    gives: {
      name: 'Sevgi Karabulut',
      phone: 'dokuz yüz on dokuz, iki yüz seksen dört, altmış bir, otuz yedi',
    },
    knows: {
      name: 'Sevgi Karabulut',
      phone: '+19192846137',
      mentions: ['fare zehri'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-baby-in-the-car',
    language: 'tr',
    trade: 'lock',
    tells: [
      'ya kardeşim anahtarı arabada unuttum kapılar kilitlendi bebek de arka koltukta içeride kaldı güneşin altındayız marketin otoparkında',
    ],
    gives: { name: 'ben Burak', phone: '267 431 58 06' },
    knows: {
      name: 'Burak',
      phone: '+12674315806',
      mentions: ['anahtar', 'bebek'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-grandmother-in-the-heat',
    language: 'tr',
    trade: 'hvac',
    tells: [
      'İyi günler klima dünden beri hiç üflemiyor evin içi otuz altı derece oldu babaannem seksen yedi yaşında kadıncağız baygınlık geçiriyor',
    ],
    gives: {
      name: 'Adım Nurhan Demirtaş',
      phone: 'yedi iki sıfır, beş sekiz üç, sıfır dokuz, kırk altı',
    },
    knows: {
      name: 'Nurhan Demirtaş',
      phone: '+17205830946',
      mentions: ['klima', 'babaannem'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-burst-pipe',
    language: 'tr',
    trade: 'plumbing',
    tells: [
      'Merhaba üst kattaki boru patlamış tavandan şarıl şarıl su akıyor vanayı bulamıyorum salon göl oldu',
    ],
    gives: { name: 'Okan Yalçın', phone: '512-774-3920' },
    knows: {
      name: 'Okan Yalçın',
      phone: '+15127743920',
      mentions: ['boru', 'su akıyor'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-hot-fuse-box',
    language: 'tr',
    trade: 'electrical',
    tells: [
      'sigorta kutusundan cızır cızır ses geliyor kapağı da elle tutulmayacak kadar kızmış bir de plastik yanığı gibi kokuyor',
    ],
    gives: {
      name: 'Perihan Tekin efendim',
      phone: 'altı yüz iki, dört yüz on, yetmiş iki, elli beş',
    },
    knows: {
      name: 'Perihan Tekin',
      phone: '+16024107255',
      mentions: ['sigorta kutusu'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-mice-before-the-party',
    language: 'tr',
    trade: 'pest',
    tells: [
      'Biz lokanta işletiyoruz mutfakta fareler cirit atıyor bu akşama seksen kişilik nişan yemeğimiz var ondan önce halledilmesi şart',
    ],
    gives: {
      name: 'Yusuf Erdem',
      phone: 'dört sıfır yedi, dokuz yüz elli üç, yirmi sekiz, on dört',
    },
    knows: {
      name: 'Yusuf Erdem',
      phone: '+14079532814',
      mentions: ['fareler', 'nişan'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-brakes-of-last-month',
    language: 'tr',
    trade: 'garage',
    tells: [
      'Selam ben Selim Aydın, geçen ay frenlerim boşalmıştı hani siz değiştirmiştiniz sağ olun şimdi gayet iyi tutuyor, ben sigortaya vermek için faturanın bir kopyasını rica edecektim',
    ],
    gives: { name: 'Selim Aydın', phone: '210 648 33 71' },
    knows: {
      name: 'Selim Aydın',
      phone: '+12106483371',
      mentions: ['fatura'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-tr-flood-of-two-weeks-ago',
    language: 'tr',
    trade: 'appliance',
    tells: [
      'Bulaşık makinesi yüzünden bir kere mutfağı su basmıştı ama o iki hafta önceydi hortumu kayınbiraderim değiştirdi artık kupkuru, yalnız programın sonunda üç kere bip bip ötüyor bir baktırmak isterim müsait olduğunuzda',
    ],
    gives: {
      name: 'Gülay Şimşek',
      phone: 'beş beş dokuz, sekiz iki yedi, kırk, on altı',
    },
    knows: {
      name: 'Gülay Şimşek',
      phone: '+15598274016',
      mentions: ['bip'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-tr-hail-of-last-spring',
    language: 'tr',
    trade: 'roofing',
    tells: [
      'Alo iyi günler',
      'Geçen bahar dolu yağmıştı kiremitlerde ufak tefek izler kalmış, akan damlayan bir şey yok, kesinlikle acil değil, ilerde bir baktırayım diyorum',
    ],
    gives: { name: 'İsmail Koç', phone: '918 236 50 94' },
    knows: {
      name: 'İsmail Koç',
      phone: '+19182365094',
      mentions: ['dolu'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-tr-asks-saturday',
    language: 'tr',
    trade: 'garage',
    tells: ['Pardon cumartesi günleri kaça kadar açıksınız, işten ancak o gün çıkabiliyorum'],
    knows: { urgent: false, outcome: 'answered', hears: [/13|\b1\b/] },
  },
  {
    id: 's-tr-asks-sunday-then-word',
    language: 'tr',
    trade: 'hvac',
    tells: [
      'Pazar günü de açık mısınız acaba',
      'Süper, o zaman kalorifer kazanının yıllık bakımını yaptırmak istiyorum uygun bir günde',
    ],
    gives: { name: 'Tuğba Ersoy', phone: '303 562 81 04' },
    knows: {
      name: 'Tuğba Ersoy',
      phone: '+13035628104',
      mentions: ['bakım'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/19|7/],
    },
  },
  {
    id: 's-tr-asks-city',
    language: 'tr',
    trade: 'plumbing',
    tells: ['Bir şey soracağım, dükkanınız hangi şehirdeydi, kartta yazmıyor da'],
    knows: { urgent: false, outcome: 'answered', hears: [/Austin/] },
  },
  {
    id: 's-tr-spells-the-name',
    language: 'tr',
    trade: 'vet',
    tells: ['Kedimin karma aşısının zamanı gelmiş, bir gün ayarlamak istiyordum'],
    gives: {
      name: 'Ceren Çağlayan, soyadım Ç A Ğ L A Y A N',
      phone: 'dokuz bir dokuz altı altı iki beş sıfır sekiz üç',
    },
    knows: {
      name: 'Ceren Çağlayan',
      phone: '+19196625083',
      mentions: ['karma aşı'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-area-code-later',
    language: 'tr',
    trade: 'roofing',
    tells: ['Yağmur oluklarımız eskidi, yenisini taktırsak ne tutar, bir fiyat rica ediyorum'],
    gives: {
      name: 'Hayri',
      phone: 'altı yüz yirmi iki, yetmiş sekiz, on dokuz',
      area_code: 'ha tabii, dokuz yüz on sekiz',
    },
    knows: {
      name: 'Hayri',
      phone: '+19186227819',
      mentions: ['oluk'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-tr-corrects-the-number',
    language: 'tr',
    trade: 'pest',
    from: '+14072986650',
    tells: [
      'Balkonda karıncalar yuva yapmış, bir ilaçlama düşünüyoruz önümüzdeki haftalarda filan',
    ],
    gives: {
      name: 'Defne Arslan',
      caller_phone:
        'Yok bu iş yerinin hattı, şunu yazın 321 447 60 12, yok yok affedersiniz, 321 447 60 21',
      phone: '321 447 60 12, yok yok affedersiniz, 321 447 60 21',
    },
    knows: {
      name: 'Defne Arslan',
      phone: '+13214476021',
      mentions: ['karınca'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
