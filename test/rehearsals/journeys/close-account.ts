import { signIn } from '../../support/sign-in.ts'
import { type Traveller, untilTold } from './journey.ts'

/** Uses the page: its owner signs in and types the address. Repeated as long as the key still works. */
export async function closeAccount({ site, client, key, told }: Traveller) {
  const { email } = told
  const url = site.config.baseUrl
  await untilTold(
    'closed',
    async () => {
      const { status } = await client.get('/account', key)
      return status === 401 || (await tryToClose(url, email).catch(() => false))
    },
    Boolean,
  )
}

async function tryToClose(url: string, email: string): Promise<boolean> {
  const browser = await signIn({ url }, email, '/console/settings/delete')
  const form = { csrf: browser.csrfToken, email }
  const { status, location } = await browser.post('/console/settings/delete', form)
  return status === 303 && location === '/account-deleted'
}
