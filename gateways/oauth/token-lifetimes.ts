/** In seconds. A grant ends with its last refresh token: after a month without use, and after a year at the latest. */
export const TOKEN_LIFETIMES = {
  AccessToken: 600,
  AuthorizationCode: 60,
  RefreshToken: 30 * 86_400,
  Grant: 365 * 86_400,
  // Long enough for a new owner to sign up first.
  Interaction: 3_600,
  Session: 3_600,
}
