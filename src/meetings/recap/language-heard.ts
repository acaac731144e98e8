/** Languages whose function words are known. Others are recapped by repetition alone. */
export type Language = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'tr' | 'ru'

/** Function words. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(`a an the and or but so if then than that this these those there here i you he she it we they me him her us
    them my your his its our their mine yours is are was were be been being am do does did doing done have has
    had having will would can could should may might must shall to of in on at by for with from up down out
    about into over after before as not no nor don't just very too also really well okay ok yeah yes right
    like know think thought mean going gonna want wanna got get go one thing things something anything
    everything nothing kind sort lot bit maybe perhaps actually basically because 'cause cause what which who
    how when where why all some any more most other same now only even again let let's i'm it's that's we're
    you're they're he's she's there's here's i've we've you've they've i'd we'd you'd i'll we'll you'll
    they'll can't won't didn't doesn't isn't aren't wasn't wouldn't couldn't shouldn't what's say said saying
    says see seen look looking make made put use used way sure good great oh uh um hmm thank thanks please
    much many every each both few own off through still yet ever never always already back come came take give
    guess need needs try trying tell told feel point different people part time times first second two three
    four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
    little big new hi hello minute minutes hour hours day idea ideas example stuff fine nice probably
    obviously course quite else whatever though dunno gotta cool alright mm huh anyway between while until
    since without within during next last whole basic possible current main able certain general particular
    important interested find found knows word words question questions week weeks month months year years
    fifteen half young old`),
  es: words(`el la los las un una unos unas y o pero si que qué de del en a al por para con sin no sí es son era fue
    ser está están estar hay ha han he hemos lo le les se me te nos mi tu su sus este esta esto ese esa eso
    como cómo cuando cuándo donde más muy ya también porque entonces bueno pues vale yo él ella nosotros ellos
    vamos voy va a hacer tener tiene tenemos puede podemos todo toda todos algo nada gracias`),
  pt: words(`o a os as um uma uns umas e ou mas se que de do da dos das em no na nos nas por para com sem não sim é são
    era foi ser está estão estar há eu ele ela nós eles me te lhe meu sua seu isso isto esse essa este esta
    como quando onde mais muito já também porque então bom pois vamos vou vai fazer ter tem temos pode podemos
    tudo todo todos você a gente ao à obrigado`),
  fr: words(`le la les un une des et ou mais si que qui quoi de du d en à au aux par pour avec sans ne pas oui non est
    sont était être a ont ai avons avez il elle on nous vous ils je tu me te se ce cette ces ça mon ton son
    notre votre leur comme quand où plus très déjà aussi parce donc alors bon bien y c qu n s j l m t fait
    faire va vais peut tout tous merci`),
  de: words(`der die das den dem des ein eine einen einem einer und oder aber wenn dass ob in im an am auf aus bei mit
    nach von vom zu zum zur für über um nicht kein keine ja nein ist sind war waren sein hat haben habe hatte
    wird werden ich du er sie es wir ihr mich dich uns euch mein dein unser was wer wie wann wo warum auch
    noch schon nur sehr dann also so da hier das können kann muss müssen machen mal doch gut danke`),
  tr: words(`ve veya ama ki bu şu o bir iki da de mi mı mu mü ne için ile gibi daha çok en var yok evet hayır tamam ben
    sen biz siz onlar bunu şunu onu bana sana bize şimdi sonra önce nasıl neden kim nerede zaman her hiç ise
    olarak kadar değil olan oldu olur yani`),
  ru: words(`и в во на с со к ко у о об от до по за из не но а или да нет что как так то же бы ли это этот эта эти тот
    та я ты он она оно мы вы они меня тебя его её нас вас их мне нам вам мой твой наш ваш был была было были
    быть есть будет если когда где кто почему уже ещё только очень тоже можно надо нужно вот ну все всё для
    при`),
}

/** Words before a noun. Turkish and Russian have no articles. */
const DETERMINERS: Record<Language, ReadonlySet<string>> = {
  en: words(`the a an our your my this that their his her its these those of some every each any no for in on with
    about another other two three`),
  es: words('el la los las un una unos unas este esta ese esa nuestro nuestra mi su del al de'),
  pt: words('o a os as um uma este esta esse essa nosso nossa meu seu do da dos das no na de'),
  fr: words('le la les un une des ce cette ces notre nos mon ma son sa du au aux de'),
  de: words(
    'der die das den dem des ein eine einen einem einer unser unsere mein dein diese dieser dieses zum zur im am vom',
  ),
  tr: words('bu şu bir'),
  ru: words('этот эта эти наш наша'),
}

const SAMPLE_WORDS = 2_000
const SHARE_MIN = 0.12

/** The language whose function words are most frequent; null if there are hardly any. */
export function languageOf(spoken: readonly string[]): Language | null {
  const sample = spoken.slice(0, SAMPLE_WORDS)
  let best: { language: Language; heard: number } | null = null
  for (const language of Object.keys(STOP_WORDS) as Language[]) {
    const heard = sample.filter((word) => STOP_WORDS[language].has(word)).length
    if (heard > (best?.heard ?? 0)) best = { language, heard }
  }
  return best && best.heard >= sample.length * SHARE_MIN ? best.language : null
}

export function stopWordsOf(language: Language | null): ReadonlySet<string> {
  return STOP_WORDS[language ?? 'en']
}

export function determinersOf(language: Language | null): ReadonlySet<string> {
  return DETERMINERS[language ?? 'en']
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u))
}
