/** How somebody takes on a task: `I'll `, `I'm going to `. */
const TAKES_ON = /^I(?:['’]ll| will|['’]m going to| am going to) (?=\p{Ll})/u
/** Sentences with these words only make sense with the speaker's name. */
const TIED_TO_SPEAKER = /\b(?:I|me|my|mine|myself|you|your|yours|not|never)\b/i

/**
 * A promise as a task: `I'll finish the import` → `Finish the import`. Any other wording, and any that refers to the
 * speaker, stays as it was said.
 */
export function asTask(said: string): string {
  const rest = said.replace(TAKES_ON, '')
  return rest === said || TIED_TO_SPEAKER.test(rest) ? said : sentence(rest)
}

const ANNOUNCES = /^[^:.?!]{0,30}\b(?:decided|agreed): *(?=\S)/iu
const DENIES = /\b(?:not|never|if|whether|until|unless)\b|n['’]t\b/i

/** `It's decided: we launch on Monday` → `We launch on Monday`. */
export function asDecision(said: string): string {
  const [announced = ''] = ANNOUNCES.exec(said) ?? []
  return announced === '' || DENIES.test(announced) ? said : sentence(said.slice(announced.length))
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
