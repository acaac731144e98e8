import { CliError } from './client.ts'

/**
 * Finds a site's sandbox without using the local settings: it is where sign-in redirects, if a sandbox answers there.
 * @throws {CliError} if the site has none
 */
export async function findSandbox(siteUrl: string): Promise<string> {
  const signIn = await fetch(`${siteUrl}/sign-in`, { redirect: 'manual' }).catch(() => {
    throw new CliError(`Nothing answers at ${siteUrl}; is it running (npm start)?`)
  })
  const leadsTo = signIn.headers.get('location') ?? siteUrl
  const { origin } = new URL(leadsTo, siteUrl)
  if (await isSandbox(origin)) return origin
  throw new CliError(`The demo needs a sandbox, and ${siteUrl} has none.`)
}

async function isSandbox(url: string): Promise<boolean> {
  try {
    const { service } = Object(await (await fetch(`${url}/healthz`)).json())
    return service === 'frontdesk-sandbox'
  } catch {
    return false
  }
}
