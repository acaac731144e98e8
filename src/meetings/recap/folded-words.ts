export function foldedOf(text: string): string {
  return wordsOf(text).join(' ')
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
