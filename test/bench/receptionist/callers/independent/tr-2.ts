import { type Caller, NIGHT } from '../../caller.ts'

/** A Wednesday morning in winter. */
const WINTER = new Date('2026-01-14T16:30:00Z')

/** Sealed: callers in Turkish, second set. */
export const TR_2: readonly Caller[] = [
  {
    id: 't-tr-kedi-balkon',
    language: 'tr',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'iyi geceler ya kusura bakmayın bu saatte, bizim kedi dördüncü kattan balkondan düştü arka ayaklarını hiç oynatamıyor ağzı açık soluyor',
    ],
    gives: {
      name: 'Gülşen Aktaş',
      phone: 'dokuz yüz on dokuz, iki yüz seksen dört, altmış üç, on yedi',
    },
    knows: {
      name: 'Gülşen Aktaş',
      phone: '+19192846317',
      mentions: ['balkondan', 'soluyor'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-hortum',
    language: 'tr',
    trade: 'plumbing',
    tells: [
      'Alo merhaba, şey, mutfakta tezgâhın altındaki hortum patladı, vanayı çeviriyorum çeviriyorum kapanmıyor, su parkeye yürüdü bile',
    ],
    gives: { name: 'Ben Kemal Özdemir', phone: '512 794 26 80' },
    knows: {
      name: 'Kemal Özdemir',
      phone: '+15127942680',
      mentions: ['hortum', 'vana'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-sigorta-kutusu',
    language: 'tr',
    trade: 'electrical',
    tells: [
      'Kolay gelsin, bizim garajdaki sigorta kutusu var ya, elimi değdirdim yandım resmen, bir de böyle erimiş plastik gibi kokuyor',
    ],
    gives: {
      name: 'Hüseyin Yıldırım',
      phone: 'altı sıfır iki, dört sekiz sekiz, sıfır bir, otuz altı',
    },
    knows: {
      name: 'Hüseyin Yıldırım',
      phone: '+16024880136',
      mentions: ['sigorta kutusu', 'plastik'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-terlikle-koridorda',
    language: 'tr',
    trade: 'lock',
    tells: [
      'Kızım sus bi dakka. Pardon. Çöpü bırakmaya indim kapı arkamdan çarpmış, terlikle koridorda kaldım, anahtar da cüzdan da içerde',
    ],
    gives: { name: 'Nermin', phone: 'Komşunun numarasını vereyim ben size, 267 402 58 91' },
    knows: {
      name: ['Nermin', 'Nermin Hanım'],
      phone: '+12674025891',
      mentions: ['anahtar', 'içerde'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-kalorifer-yanmiyor',
    language: 'tr',
    trade: 'hvac',
    at: WINTER,
    tells: [
      'Merhaba, kalorifer dün akşam gitti bir daha yanmadı, dışarısı eksi on sekiz, evde montla oturuyoruz, babam seksen üç yaşında',
    ],
    gives: { name: 'Tolga Erdoğan', phone: '720 839 47 12' },
    knows: {
      name: 'Tolga Erdoğan',
      phone: '+17208394712',
      mentions: ['kalorifer'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-emniyet-seridi',
    language: 'tr',
    trade: 'garage',
    from: '+12103486675',
    tells: [
      'Selamün aleyküm abi, otobanda emniyet şeridindeyim, araba öksürdü öksürdü sustu, marşa basıyorum tık yok, çocuklar da arkada',
    ],
    gives: { name: 'İbrahim Kaplan', phone: '210 348 66 75' },
    knows: {
      name: 'İbrahim Kaplan',
      phone: '+12103486675',
      mentions: ['otobanda', 'marşa'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-buzluk-sulandi',
    language: 'tr',
    trade: 'appliance',
    tells: [
      'Hayırlı günler, buzdolabı gece durmuş, sabah bir baktım ışığı yanmıyor motoru çalışmıyor, bayramlık etler buzlukta sulanmaya başladı',
    ],
    gives: {
      name: 'Adım Fadime, soyadım Çetinkaya',
      phone: 'beş yüz elli dokuz, iki yüz otuz bir, kırk dört, seksen',
    },
    knows: {
      name: 'Fadime Çetinkaya',
      phone: '+15592314480',
      mentions: ['buzdolabı', 'etler'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-kiremitler-uctu',
    language: 'tr',
    trade: 'roofing',
    tells: [
      'alo sesim geliyor mu, fırtına kiremitleri uçurdu, çatıda leğen kadar delik var, şu anda salonun içine yağmur yağıyor yani kovalar yetmiyor',
    ],
    gives: { name: 'Selin Karaca', phone: '918 607 3352' },
    knows: {
      name: 'Selin Karaca',
      phone: '+19186073352',
      mentions: ['delik', 'yağmur'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-fare-gitti',
    language: 'tr',
    trade: 'pest',
    tells: [
      'Geçen sonbahar tavan arasında fare vardı, kapanla yakaladık bitti gitti, o zamandan beri çıt yok. Ben sadece boru kenarlarını kapattırmak kaça olur onu soracaktım',
    ],
    gives: { name: 'Orhan Bulut', phone: '407 925 31 38' },
    knows: {
      name: 'Orhan Bulut',
      phone: '+14079253138',
      mentions: ['boru kenarlarını'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-tr-su-basmisti',
    language: 'tr',
    trade: 'plumbing',
    tells: [
      'İyi günler, mart ayında alt katı su basmıştı hani sizin ekip gelip yapmıştı, şimdi her yer kupkuru çok şükür, sigortacı benden o işin faturasını istiyor',
    ],
    gives: { name: 'Berna Uysal', phone: '512 338 90 27' },
    knows: {
      name: 'Berna Uysal',
      phone: '+15123389027',
      mentions: ['faturasını'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-tr-bomba-gibi',
    language: 'tr',
    trade: 'hvac',
    tells: [
      'Bizim klima maşallah bomba gibi çalışıyor hiçbir şikâyetim yok, sadece senelik bakımı gelmiş, onu yaptırmak isteriz müsait bir vakitte',
    ],
    gives: { name: 'Cengiz Polat', phone: '303 571 62 04' },
    knows: {
      name: 'Cengiz Polat',
      phone: '+13035716204',
      mentions: ['bakımı'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-tr-yedegi-var',
    language: 'tr',
    trade: 'lock',
    tells: [
      'Merhabalar, eşim anahtarlığını pazarda mı düşürmüş ne yapmışsa kaybetmiş, bende yedeği var giriyoruz çıkıyoruz sıkıntı yok, ama göbeği değiştirtelim dedik, önümüzdeki hafta olur',
    ],
    gives: { name: 'Zehra Tan', phone: '215 769 30 42' },
    knows: {
      name: 'Zehra Tan',
      phone: '+12157693042',
      mentions: ['göbeği'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-silecek',
    language: 'tr',
    trade: 'garage',
    tells: [
      "Kolay gelsin ustam, Corolla'nın yağı değişecek, bir de arka silecek camı siliyor mu çiziyor mu belli değil ona da bakıverin",
    ],
    gives: { name: 'Ramazan ben, Ramazan Güneş', phone: '210 591 83 26' },
    knows: {
      name: 'Ramazan Güneş',
      phone: '+12105918326',
      mentions: ['yağı', 'silecek'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-bardaklar-lekeli',
    language: 'tr',
    trade: 'appliance',
    tells: [
      'Merhaba bulaşık makinesi bardakları hep lekeli çıkarıyor, tuzunu da koydum parlatıcısını da koydum, nafile',
    ],
    gives: { name: 'Pelin Arslan', phone: '559 808 2467' },
    knows: {
      name: 'Pelin Arslan',
      phone: '+15598082467',
      mentions: ['bulaşık makinesi', 'lekeli'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-sarj-cihazi',
    language: 'tr',
    trade: 'electrical',
    tells: [
      'Ya biz arabayı elektrikliye çevirdik de, eve şarj cihazı taktırmayı düşünüyoruz, biri gelip bir keşif yapsa fiyat verse iyi olur',
    ],
    gives: {
      name: 'Barış Yalçın',
      phone: 'dört yüz seksen, altı yüz on iki, yetmiş dokuz, elli üç',
    },
    knows: {
      name: 'Barış Yalçın',
      phone: '+14806127953',
      mentions: ['şarj cihazı'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-cumartesi-kacta',
    language: 'tr',
    trade: 'vet',
    tells: ['Merhaba, bi şey soracaktım, cumartesi günü saat kaçta açıyorsunuz acaba'],
    knows: { urgent: false, outcome: 'answered', hears: [/12/] },
  },
  {
    id: 't-tr-nerenin-firmasi',
    language: 'tr',
    trade: 'roofing',
    tells: [
      'Selamlar, ilanınızı gördüm de siz hangi şehirdesiniz?',
      'Peki hafta içi akşam kaça kadar açıksınız?',
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/Tulsa/i, /17|5/] },
  },
  {
    id: 't-tr-cumartesi-kaca-kadar',
    language: 'tr',
    trade: 'pest',
    tells: [
      'İyi çalışmalar, cumartesi kaça kadar açıksınız?',
      'Tamam o zaman not edin, kaynanamın evinde pencere pervazı un gibi dökülüyor, termit mi değil mi bir baksınlar, acelesi yok',
    ],
    gives: { name: 'Yusuf Demirtaş', phone: '407 273 94 50' },
    knows: {
      name: 'Yusuf Demirtaş',
      phone: '+14072739450',
      mentions: ['pervazı', 'termit'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/18|6/],
    },
  },
  {
    id: 't-tr-kodluyorum',
    language: 'tr',
    trade: 'appliance',
    tells: ['Alo, kurutma makinesi dönerken gıcırdıyor da, ona bir baktıracaktım'],
    gives: {
      name: 'Tuğçe Yağcıoğlu, kodluyorum soyadımı, Yozgat, Adana, yumuşak ge, Ceyhan, Isparta, Ordu, yumuşak ge, Lüleburgaz, Uşak',
      phone:
        'beş beş dokuz, dört yedi… yok pardon, baştan, beş beş dokuz, yedi dört iki, otuz sekiz, on beş',
    },
    knows: {
      name: 'Tuğçe Yağcıoğlu',
      phone: '+15597423815',
      mentions: ['kurutma makinesi'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-tr-is-yeri-telefonu',
    language: 'tr',
    trade: 'garage',
    from: '+12108830914',
    tells: ['Merhaba, arabanın muayenesi ay sonunda bitiyor, sizde yaptırmak istiyorum'],
    gives: {
      name: 'Ümit, soyadı Şahin',
      caller_phone: 'Yok, o iş yerinin telefonu, cepten arasınlar',
      phone: '445 72 60',
      area_code: 'iki yüz on',
    },
    knows: {
      name: 'Ümit Şahin',
      phone: '+12104457260',
      mentions: ['muayenesi'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
