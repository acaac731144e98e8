/** With its mark, which recognisers often leave out: `Are you open on Saturday` as `Are you open on Saturday?`. */
export function asQuestion(words: string): string {
  const bare = words.trimEnd()
  return /[\p{P}\p{S}]$/u.test(bare) && !/[,;:.]$/.test(bare)
    ? bare
    : `${bare.replace(/[,;:.]+$/, '')}?`
}
