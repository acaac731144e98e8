/**
 * expired: this browser has no such sign-in in progress, or took too long; refused: the provider, or the person
 * there, said no; unverified_email: the provider does not vouch for the address; provider_down: no answer.
 */
export type SignInFailure = 'expired' | 'refused' | 'unverified_email' | 'provider_down'

/** Why a person could not be signed in. The attempt changed nothing. */
export class SignInError extends Error {
  readonly failure: SignInFailure
  /** The page the person wanted, for another try. */
  returnTo: string | undefined

  constructor(failure: SignInFailure, cause?: unknown) {
    super(`sign-in: ${failure}`, { cause })
    this.name = 'SignInError'
    this.failure = failure
  }
}
