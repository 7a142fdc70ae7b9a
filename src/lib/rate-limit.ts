/** `factor` is the server's own: tests and busy days need more. */
export const rateLimit = (max: number, minutes: number, factor: number) => ({
  max: Math.max(1, Math.round(max * factor)),
  timeWindow: minutes * 60_000,
})
