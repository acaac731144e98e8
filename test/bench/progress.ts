const WIDTH = 40

/** A progress bar in a terminal; prints nothing into a file. */
export function progress(what: string, share: number) {
  if (!process.stderr.isTTY) return
  const done = Math.round(share * WIDTH)
  const percent = `${Math.round(share * 100)} %`.padStart(5)
  process.stderr.write(`\r${what} ${'█'.repeat(done).padEnd(WIDTH, '░')} ${percent}`)
  if (share >= 1) process.stderr.write('\n')
}
