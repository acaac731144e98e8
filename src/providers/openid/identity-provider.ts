/** What only the two ends of one sign-in know. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string }

/** Who the identity provider says a person is. */
export type ProvenIdentity = {
  issuer: string
  subject: string
  email: string | undefined
  emailVerified: boolean
}

export type IdentityProvider = {
  /** The address to send the browser to. @throws {SignInError} provider_down */
  signInUrl(redirectUri: string, secrets: SignInSecrets): Promise<string>
  /** Checks what came back to the redirect address. @throws {SignInError} refused, provider_down */
  identify(callbackUrl: URL, secrets: SignInSecrets): Promise<ProvenIdentity>
}
