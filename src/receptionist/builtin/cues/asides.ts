import type { Language } from '../../../languages.ts'
import { cue } from '../folded.ts'
import { type Cues, wordSet } from './cues.ts'

/** English has its own way with these. */
type Asking = Exclude<Language, 'en'>

/** Talk beside a question or its answer, for `smallTalk`: that it was said before, and why they ask where the business is. */
export const BESIDE: Record<Asking, string> = {
  es: '(?:como )?(?:ya )?(?:se lo|te lo|le|te|lo) (?:(?:habia|he) )?(?:dije|dicho)(?: ya| antes)*|(?:es que )?(?:en )?(?:la tarjeta|el anuncio|internet|la pagina)(?: \\S+)? no (?:lo )?(?:dice|viene|aparece|sale|esta)|no (?:lo )?(?:dice|viene|aparece|sale) en (?:la tarjeta|el anuncio|internet|la pagina)|(?:encontre|saque|vi|agarre|tome) (?:el|su) (?:numero|telefono|anuncio) (?:en|de|por) (?:el |la |un |una )?\\S+',
  pt: '(?:como )?(?:eu )?(?:ja )(?:te |lhe )?(?:disse|falei)(?: (?:antes|pra voce))?|(?:como eu )(?:disse|falei)|(?:no|na|o|a) (?:cartao|site|anuncio|internet|pagina) nao (?:tem|diz|fala|aparece)|nao (?:tem|diz|aparece) (?:no|na) (?:cartao|site|anuncio|internet|pagina)|(?:achei|peguei|vi|encontrei) o (?:numero|telefone|anuncio) (?:na|no|em|da|do) \\S+',
  fr: '(?:comme )?je (?:vous )?(?:lai|ai|lavais|le repete)(?: deja)? dit(?: (?:deja|tantot|avant))?|(?:ce )?(?:nest|est|cest) pas (?:ecrit|marque|indique) (?:sur|dans) (?:la|le|votre|ma) \\S+|jai (?:pris|trouve|eu|vu) (?:le|votre|ce) (?:numero|annonce|nom) (?:sur|dans|par) (?:la |le |l)?\\S+',
  tr: '(?:daha once |az once |demin |zaten )*soyle(?:dim|mistim)(?: (?:ya|zaten|demin))*|(?:kart(?:ta|vizitte)|internette|sitede|ilanda)(?: \\S+)? (?:yazmiyor|yok|yazmiyordu|yoktu|belli degil)(?: (?:da|de|cunku))?|(?:numarayi|numaranizi|telefonunuzu) (?:internetten|komsudan|arkadastan|ilandan|rehberden) (?:buldum|aldim)',
  ru: '(?:я )?(?:же |уже |ведь )+(?:вам )?(?:сказала?|говорила?|называла?)|(?:на|в) (?:визитке|сайте|объявлении|карточке|интернете) (?:не написано|не указано|нет|не сказано)|(?:я )?(?:ваш )?(?:номер|телефон|объявление) (?:в|из|на) (?:\\S+ )?(?:взяла?|нашла?|нашел|видела?|увидела?)',
  de: '(?:das |den namen )?(?:hab|habe|hatte) ich (?:ihnen )?(?:doch |schon |ja |bereits |eben |gerade )*gesagt|(?:das )?sagte ich(?: (?:doch|schon|ja|bereits|eben))*|wie (?:schon |bereits )?gesagt|(?:auf|in) (?:der|ihrer|dem|im) (?:karte|visitenkarte|internet|anzeige|zettel|seite)(?: \\S+)? (?:steht|stand) (?:nichts|es nicht|das nicht)|(?:steht|stand) (?:nicht|nichts) (?:auf|in|im) (?:der |dem )?\\S+|ich (?:hab|habe) (?:die|ihre) nummer (?:aus|von|im|in) (?:dem |der )?\\S+',
}

type Asides = Pick<Cues, 'nameAside' | 'letterNames' | 'numberAside'>

/** `after`: what may stand behind the letter; `also`: other ways to tell how a name is written. */
function asides(
  words: { with: string; letters: string; after: string; also: string },
  aboutNumber: string,
): Asides {
  const letter = `(?:${words.letters.trim().split(/\s+/).join('|')}|\\S)`
  return {
    nameAside: cue(`(?:${words.with}) ${letter}(?: (?:${words.after}))*`, words.also),
    letterNames: wordSet(words.letters),
    numberAside: cue(aboutNumber),
  }
}

/** What is said around a name or a number, and is no part of a message. */
export const ASIDES: Record<Asking, Asides> = {
  es: asides(
    {
      with: 'con|con la|con doble|con dos|lleva|termina en|empieza con',
      letters:
        'a be ce che de e efe ge hache i jota ka ele elle eme ene eñe o pe cu ere erre ese te u uve ve equis ye zeta griega latina doble',
      after:
        'larga|corta|chica|grande|griega|latina|intercalada|al (?:principio|final|inicio)|de \\S+',
      also: '(?:una|dos|tres|cuatro|cinco|seis) letras|(?:se )?(?:lo|le|te) (?:voy a )?deletre(?:o|ar)|(?:el |mi )?(?:nombre|apellido) con (?:i griega|i latina|hache|zeta|equis)|(?:tal )?como (?:se oye|suena)|asi como suena|con acento(?: en la \\S+)?|sin acento|[b-df-hj-np-tv-xz] (?:de|como) \\S+',
    },
    'telefono|numero|celular|cel|movil|linea|el mio|al mio|ahi no|(?:ese|este)(?: no| siempre)?|ese es|trabajo|oficina|(?:no )?es de mi \\S+(?= $|[,.?])',
  ),
  pt: asides(
    {
      with: 'com|com o|com a|com dois|com duas|termina em|comeca com',
      letters:
        'a be ce de e efe ge guê agá i jota ka ká cá ele eles eme ene o pe erre esse esses te tes u ve dablio dáblio xis ipsilon zê cedilha',
      after: 'de \\S+|no (?:final|comeco|fim|inicio|meio)',
      also: '(?:uma|duas|tres|quatro|cinco|seis) letras|(?:vou |eu )?soletr(?:o|ar|ando)|do jeito que (?:se )?(?:fala|escreve)|com acento(?: n[oa] \\S+)?|sem acento|[b-df-hj-np-tv-xz] de \\S+',
    },
    'telefone|numero|celular|linha|ramal|zap|o meu|pro meu|no meu|pra la|la nao|(?:n?esse|n?este)(?: ai| aqui)? nao|(?:esse|este)|servico|escritorio|da firma|do trabalho|(?:nao )?e d[oae] (?:minha|meu) \\S+(?= $|[,.?])',
  ),
  fr: asides(
    {
      with: 'avec|avec un|avec une|avec deux|ca prend|ca prend deux|un seul',
      letters:
        'a be ce de e effe ge hache i ji ka elle ele emme enne o pe cu ku erre esse te té u ve vé double igrec grec ixe zède zed',
      after: 'comme \\S+|a la fin|au debut|accent \\S+',
      also: '(?:une|deux|trois|quatre|cinq|six) lettres|je (?:vous )?(?:le |l)?epelle|comme ca se (?:prononce|dit)|avec (?:un )?(?:accent|trait dunion|trema)(?: \\S+)?|sans accent|\\S comme (?:dans )?\\S+',
    },
    'telephone|numero|portable|cellulaire|cell|fixe|ligne|le mien|bureau|travail|celui (?:du|de|la|ci)|nappelez pas|appelez pas|(?:il |elle )?est a (?:mon|ma) \\S+(?: \\S+)?(?= $|[,.?])',
  ),
  tr: asides(
    {
      with: 'bir|iki|cift|tek',
      letters:
        'a be ce çe de e fe ge yumuşak he i je ke ka le me ne o ö pe re se şe te u ü ve ye ze',
      after: 'ile|yle|olacak|var',
      also: '(?:iki|uc|dort|bes|alti) harf(?:li)?|(?:harf harf )?(?:kodluyorum|kodlayayim|heceliyorum|soyluyorum)|harf harf|\\S ile|sonu \\S ile|okundugu gibi|yazildigi gibi|\\S+(?:in|un|nin|nun) (?:\\S|\\Ssi|\\Ssu)',
    },
    'telefon\\S*|numara\\S*|hat|hatti|hattim|cep|cebim|cepten|benimki\\S*|is yerinin|isyerinin|ofis\\S*|sirket\\S*|orayi|oraya|burayi|bu degil|bu (?:\\S+(?:in|un|imin|umun|emin|amin))(?= $|[,.?])|(?:enistemin|kayinbiraderimin|abimin|ablamin|kardesimin|kizimin|oglumun)',
  ),
  ru: asides(
    {
      with: 'через|с двумя|с одной|с одним|с мягким|с твердым|на конце',
      letters:
        'а бэ бе вэ ве гэ ге дэ де е ё жэ же зэ зе и й краткое ка эл эль эм эн о пэ пе эр эс тэ те у эф ха хэ цэ це че ча ша ща твердый мягкий знак знаком ы э ю я',
      after: 'на конце|в (?:конце|начале|середине)|как \\S+',
      also: '(?:одна|две|три|четыре|пять|шесть) букв[аы]?|(?:говорю |диктую |скажу |произнесу )?по буквам(?: (?:говорю|диктую|скажу))?|диктую|как (?:слышится|пишется|и пишется|и слышится)|с (?:мягким|твердым) знаком|\\S как \\S+',
    },
    'телефон\\S*|номер\\S*|мобильн\\S*|сотов\\S*|рабоч\\S*|служебн\\S*|личн\\S*|домашн\\S*|туда|не звоните|(?:запишите|пишите|записывайте|лучше) (?:на )?мой|мой|не на этот|(?:это )?(?:свояка|зятя|тещи|мужа|жены|брата|сестры|соседа|соседки|сына|дочери|мамы|папы|друга|подруги)|с работы',
  ),
  de: asides(
    {
      with: 'mit|mit einem|mit zwei|mit doppel|mit nur einem|ohne',
      letters:
        'a be ce de e ef ge ha i jot ka el em en o pe ku er es te u vau fau we ix ypsilon zet ä ö ü scharfes doppel eszett',
      after: 'wie \\S+|am (?:ende|anfang)|hinten|vorne|in der mitte',
      also: '(?:zwei|drei|vier|funf|sechs) buchstaben|(?:ich )?buchstabiere(?: ich)?(?: ihnen)?|(?:so )?wie (?:mans|man es) (?:spricht|schreibt)|mit (?:doppel|scharfem|umlaut|bindestrich|ypsilon)(?: \\S+)?|\\S wie \\S+',
    },
    'telefon|diensttelefon|\\S*nummer|handy|diensthandy|festnetz|\\S*anschluss|buro|arbeit|die vom \\S+|vom (?:buro|betrieb|geschaft)|nicht (?:die|da)|da bitte nicht|nicht anrufen|nehmen sie meine|meine(?= $|[,.?])|meine ist|die gehort meine[mr] \\S+',
  ),
}

/** Would not give the number, or says that the business has it. */
export const NUMBER_REFUSALS: Record<Asking, string> = {
  es: '(?:(?:mi|el) (?:numero|telefono) )?(?:yo )?no (?:se |le |les )*(?:lo |la )?(?:doy|dare|paso|voy a dar)(?: (?:mi|el|numero|telefono|a|ningun|ninguna|un|una|robots?|maquinas?|grabacion|contestadora|nadie|ese|eso))*|(?:ustedes )?(?:ya )?(?:lo |la |me )?(?:tienen|tiene)(?: ya)?(?: (?:mi|el) (?:numero|telefono))?(?: ya)? (?:en (?:el|su|mi|la|los) (?:sistema|expediente|archivo|archivos|ficha|computadora)|registrado|apuntado|anotado)',
  pt: '(?:(?:o )?meu (?:numero|telefone) )?(?:eu )?nao (?:dou|passo|vou dar|vou passar)(?: (?:o|meu|numero|telefone|pra|para|a|nenhum|nenhuma|um|uma|robo|maquina|gravacao|ninguem))*|(?:(?:voces|a firma|a empresa) )?(?:ja )?tem(?: ja)?(?: (?:o )?meu (?:numero|telefone))? (?:no|em|na|ai no) (?:cadastro|sistema|ficha|arquivo)',
  fr: '(?:mon numero )?je (?:ne )?(?:le |la )?(?:donne|donnerai|laisse|laisserai) pas(?: (?:mon|numero|a|une?|des|aux|robots?|machines?|repondeurs?|personne))*|(?:mon numero )?(?:vous )?(?:lavez|avez|laviez)(?: deja)?(?: mon numero)?(?: deja)? (?:dans|au) (?:(?:le|vos|votre|mon|les) )?(?:dossiers?|systeme|fichiers?)',
  tr: '(?:(?:makineye|makinelere|robota|robotlara|otomata|kimseye) )?(?:(?:numarami|numara|telefonumu|telefon) )?(?:(?:makineye|makinelere|robota|robotlara|otomata|kimseye) )?(?:vermem|veremem|vermiyorum|soylemem|soylemiyorum)|(?:numaram |telefonum )?(?:sizde|sistemde|sisteminizde|dosyamda)(?: zaten)? (?:kayitli|var|mevcut)(?: zaten)?',
  ru: '(?:(?:роботу|роботам|машине|автоответчику|автомату) )?(?:(?:свой |мой )?(?:номер|телефон) )?(?:я )?(?:(?:роботу|роботам|машине|автоответчику|автомату) )?не (?:дам|даю|скажу|оставлю|назову)(?: (?:роботу|роботам|машине|автоответчику|автомату|номер))*|(?:(?:он|мой номер|номер) )?у вас (?:уже |же |он )*(?:в (?:базе|системе|карточке|картотеке)(?: (?:уже )?(?:есть|записан|имеется))?|(?:записан|имеется))|номер у вас (?:уже )?есть',
  de: '(?:(?:so )?(?:einem|einer|keinem|keiner|nem|ner) )(?:automaten|roboter|maschine|computer|anrufbeantworter|bot) (?:geb|gebe|sag|sage|verrat|verrate) ich(?: \\S+){0,3} nicht|(?:die|meine) (?:nummer|telefonnummer|handynummer) (?:geb|gebe|sag|sage|verrat|verrate) ich (?:keinem|keiner|niemandem)(?: \\S+)?|(?:die|meine) (?:nummer|telefonnummer) (?:kriegt|bekommt) (?:kein|keine|keiner|niemand)(?: \\S+){0,3}|(?:(?:die|meine) nummer |die |sie |die firma |der chef )?(?:steht|ist|hat|haben|habt)(?: \\S+){0,3} (?:in der|im|in ihrem|in ihrer) (?:kartei|kundenkartei|akte|akten|system|datei|computer)|meine nummer haben sie(?: (?:doch|ja|schon|bereits))*',
}
