/** Adds the question mark recognisers often leave out: `Are you open on Saturday` to `Are you open on Saturday?`. */
export function asQuestion(words: string): string {
  const bare = words.trimEnd()
  return /[\p{P}\p{S}]$/u.test(bare) && !/[,;:.]$/.test(bare)
    ? bare
    : `${bare.replace(/[,;:.]+$/, '')}?`
}
