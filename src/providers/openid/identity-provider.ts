/** Known only to the two ends of one sign-in. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string }

/** The identity provider's answer about a person. */
export type ProvenIdentity = {
  issuer: string
  subject: string
  email: string | undefined
  emailVerified: boolean
}

export type IdentityProvider = {
  /** The URL to send the browser to. @throws {SignInError} provider_down */
  signInUrl(redirectUri: string, secrets: SignInSecrets): Promise<string>
  /** Checks the response at the redirect URL. @throws {SignInError} refused, provider_down */
  identify(callbackUrl: URL, secrets: SignInSecrets): Promise<ProvenIdentity>
}
