const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address is on this machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(new URL(address).hostname)
}

/** Whether plain http is as safe as https for an address. */
export function isLoopbackHttp(address: string): boolean {
  return isLoopback(address) && new URL(address).protocol === 'http:'
}
