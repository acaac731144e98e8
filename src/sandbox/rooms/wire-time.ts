/** Both services write times with microseconds. */
export function microseconds(iso: string): string {
  return iso.replace(/\.(\d{3})Z$/, '.$1000Z')
}
