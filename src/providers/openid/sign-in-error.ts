/**
 * expired: this browser has no such sign-in on its way, or took too long; refused: the provider, or the person there,
 * said no; unverified_email: the provider does not vouch for the address; provider_down: nobody could be asked.
 */
export type SignInFailure = 'expired' | 'refused' | 'unverified_email' | 'provider_down'

/** Why a person could not be signed in. Nothing was changed by the attempt. */
export class SignInError extends Error {
  readonly failure: SignInFailure
  /** Where the person wanted to go, for another try. */
  returnTo: string | undefined

  constructor(failure: SignInFailure, cause?: unknown) {
    super(`sign-in: ${failure}`, { cause })
    this.name = 'SignInError'
    this.failure = failure
  }
}
