/** Both services write times to the microsecond. */
export function microseconds(iso: string): string {
  return iso.replace(/\.(\d{3})Z$/, '.$1000Z')
}
