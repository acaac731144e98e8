import type { SignInFailure } from '../../src/providers/openid/sign-in-error.ts'

/** For each way a sign-in can fail, what the page tells the person. */
export const SIGN_IN_PROBLEMS: Record<
  SignInFailure,
  { status: number; title: string; text: string }
> = {
  expired: {
    status: 400,
    title: 'This sign-in has ended',
    text:
      'It was used already, took longer than ten minutes, or started in another browser. ' +
      'Cookies must be allowed for this site.',
  },
  refused: {
    status: 403,
    title: 'You are not signed in',
    text: 'The sign-in was canceled, or the identity provider did not confirm who you are. Nothing was changed.',
  },
  unverified_email: {
    status: 403,
    title: 'Your email address is not verified',
    text:
      'Your identity provider has not verified your email address yet, and your account ' +
      'is tied to that address. Verify it there, then sign in again.',
  },
  provider_down: {
    status: 503,
    title: 'Signing in does not work right now',
    text:
      'The identity provider does not answer. Your lines keep answering calls, and nothing ' +
      'of yours was changed. Try again in a few minutes.',
  },
}
