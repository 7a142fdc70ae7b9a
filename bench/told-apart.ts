export const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** How often the slower of two is the one that exists, or the faster one if that says more. */
export function tellApart(existing: readonly number[], missing: readonly number[]): number {
  const slower = existing.reduce((sum, one) => sum + missing.filter((other) => one > other).length, 0)
  const share = slower / (existing.length * missing.length)
  return Math.max(share, 1 - share)
}
