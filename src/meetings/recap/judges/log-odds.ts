/** Log odds, so that nearly certain still differs from likely. */
export function odds(likelihood = 0.02): number {
  const within = Math.min(0.98, Math.max(0.02, likelihood))
  return Math.log(within / (1 - within))
}
