import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** The web site of an agent's maker, at `https://agent.example:<port>` for clients that connect to 127.0.0.1. */
export async function openAgentSite(serve: RequestListener) {
  const server = createServer({ key: KEY, cert: AGENT_SITE_CERTIFICATE }, serve)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://agent.example:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Self-signed, valid for a century, used only here. */
export const AGENT_SITE_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUOhx0DOTuKVaJmB6Fc2tkt6oIGRowCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNYWdlbnQuZXhhbXBsZTAgFw0yNjExMjEwODE5MDlaGA8yMTI2
MTAyODA4MTkwOVowGDEWMBQGA1UEAwwNYWdlbnQuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABE3fwdk5WfrIB+b3oz+9Pgtc/q+Lmh7NdxyGin7Qjxzt
zbrqbF/O4cgbta1tG39oKeI1roPTmB2SzXaUzJ4ycHOjbTBrMB0GA1UdDgQWBBR8
prkZRUV+mTCZ17dXLPt2ldIbpzAfBgNVHSMEGDAWgBR8prkZRUV+mTCZ17dXLPt2
ldIbpzAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDWFnZW50LmV4YW1wbGUw
CgYIKoZIzj0EAwIDSAAwRQIgZStSklZ6Lr/0WHzNCIYvU6gBBdOCXx6LxZBAaJzG
qgQCIQCkP51Cbavp8n/DERq919NHTzKR7dD8Ldy5waEbIIqEYA==
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgo+zq4mD6Hv1aRUYv
lDY9FkC+6XUE5wncUWVCkeRwf2mhRANCAARN38HZOVn6yAfm96M/vT4LXP6vi5oe
zXcchop+0I8c7c266mxfzuHIG7WtbRt/aCniNa6D05gdks12lMyeMnBz
-----END PRIVATE KEY-----
`
