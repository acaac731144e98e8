import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INSIDE, NAMES, PUBLIC } from './addresses.ts'

/** Brings up this process's own network: its addresses, and the name server it uses. */
export function bringUpNetwork(folder: string): void {
  run('ip', ['link', 'set', 'lo', 'up'])
  for (const address of [PUBLIC, ...INSIDE]) {
    const isKnown = address === '127.0.0.1' || address === '::1'
    const bits = address.includes(':') ? 128 : 32
    if (!isKnown) run('ip', ['addr', 'add', `${address}/${bits}`, 'dev', 'lo'])
  }
  const file = join(folder, 'resolv.conf')
  writeFileSync(file, 'nameserver 127.0.0.1\noptions timeout:2 attempts:3\n')
  run('mount', ['--bind', file, '/etc/resolv.conf'])
}

/** The rehearsal's own certificate authority, and its certificate for all receivers. */
export function makeCertificates(folder: string) {
  const at = (name: string) => join(folder, name)
  const names = Object.keys(NAMES).map((name) => `DNS:${name}`)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  run('openssl', [
    ...['req', '-x509', ...key, '-days', '2', '-subj', '/CN=Rehearsal authority'],
    ...['-addext', 'basicConstraints=critical,CA:TRUE'],
    ...['-keyout', at('ca.key'), '-out', at('ca.pem')],
  ])
  run('openssl', [
    ...['req', ...key, '-subj', '/CN=receivers.test'],
    ...['-keyout', at('receiver.key'), '-out', at('receiver.csr')],
  ])
  writeFileSync(at('san.cnf'), `subjectAltName=${[...names, `IP:${PUBLIC}`].join(',')}\n`)
  run('openssl', [
    ...['x509', '-req', '-in', at('receiver.csr'), '-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-CAcreateserial', '-days', '2', '-extfile', at('san.cnf'), '-out', at('receiver.pem')],
  ])
  return { authority: at('ca.pem'), key: at('receiver.key'), certificate: at('receiver.pem') }
}

function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
