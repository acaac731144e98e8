/** Seconds. A grant ends with its last refresh token: after a month unused, and a year at the longest. */
export const TOKEN_LIFETIMES = {
  AccessToken: 600,
  AuthorizationCode: 60,
  RefreshToken: 30 * 86_400,
  Grant: 365 * 86_400,
  // An owner who is new here signs up meanwhile.
  Interaction: 3_600,
  Session: 3_600,
}
