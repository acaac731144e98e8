import type { Language } from '../../../src/kernel/languages.ts'
import { hashOf } from './split.ts'

/** Ways to say common things; each caller uses one of them. */
type Manners = {
  yes: readonly string[]
  no: readonly string[]
  done: readonly string[]
  wontSay: readonly string[]
  nameIs: (name: string) => string
}

const MANNERS: Record<Language, Manners> = {
  en: {
    yes: ['Yes', 'Yep', 'Uh-huh', 'Yeah, sounds good', "That's correct", 'Mhm', 'Perfect'],
    no: ['No', 'Nope', 'Uh, no'],
    done: [
      "No, that's all, thanks",
      'Nope',
      "That'll do it",
      "No that's it",
      "I think that's everything, thank you",
      'No, have a good one',
      "Nah I'm good",
    ],
    wontSay: ["I'd rather not say", 'No', 'I prefer not to'],
    nameIs: (name) => `My name is ${name}`,
  },
  es: {
    yes: ['Sí', 'Así es', 'Correcto', 'Ajá', 'Sí, está bien'],
    no: ['No'],
    done: ['No, es todo, gracias', 'No, nada más', 'Eso sería todo', 'No, gracias', 'Ya es todo'],
    wontSay: ['Prefiero no decirlo'],
    nameIs: (name) => `Me llamo ${name}`,
  },
  pt: {
    yes: ['Sim', 'Isso', 'Está certo', 'Certinho', 'Pode ser, está correto'],
    no: ['Não'],
    done: ['Não, é só isso, obrigada', 'Não, obrigado', 'Só isso mesmo', 'Não, mais nada'],
    wontSay: ['Prefiro não dizer'],
    nameIs: (name) => `Meu nome é ${name}`,
  },
  fr: {
    yes: ['Oui', "Oui, c'est ça", 'Exactement', "C'est bon", 'Ouais'],
    no: ['Non'],
    done: ["Non, c'est tout, merci", 'Non merci', 'Rien d’autre', 'Non, ça ira', "C'est tout"],
    wontSay: ['Je préfère ne pas le dire'],
    nameIs: (name) => `Je m'appelle ${name}`,
  },
  tr: {
    yes: ['Evet', 'Doğru', 'Evet, tamam', 'Aynen'],
    no: ['Hayır'],
    done: ['Hayır, bu kadar, teşekkür ederim', 'Yok, sağ olun', 'Hayır', 'Başka yok, teşekkürler'],
    wontSay: ['Söylemek istemiyorum'],
    nameIs: (name) => `Benim adım ${name}`,
  },
  ru: {
    yes: ['Да', 'Верно', 'Всё правильно', 'Да, всё так', 'Угу'],
    no: ['Нет'],
    done: [
      'Нет, это всё, спасибо',
      'Больше ничего',
      'Нет, спасибо',
      'Всё, спасибо',
      'Нет, не надо',
    ],
    wontSay: ['Не хочу говорить'],
    nameIs: (name) => `Меня зовут ${name}`,
  },
  de: {
    yes: ['Ja', 'Genau', 'Das stimmt so', 'Passt', 'Richtig'],
    no: ['Nein'],
    done: [
      'Nein, das war alles, danke',
      'Nein danke',
      "Das wär's",
      'Sonst nichts',
      'Nee, passt schon',
    ],
    wontSay: ['Das möchte ich nicht sagen'],
    nameIs: (name) => `Mein Name ist ${name}`,
  },
}

/** Always the same words for the same caller. */
export function mannersOf({ id, language }: { id: string; language: Language }) {
  const { yes, no, done, wontSay, nameIs } = MANNERS[language]
  const hash = Number.parseInt(hashOf(id).slice(0, 6), 16)
  const one = (ways: readonly string[]) => ways[hash % ways.length] ?? ''
  return { yes: one(yes), no: one(no), done: one(done), wontSay: one(wontSay), nameIs }
}
