import type { Signing } from '#features/contracts/signing/schema.ts'

/** From an address, in dollars; whatever can't be taken becomes the nearest that can. In cents. */
export function readAmount(typed: string | null, { least, most, step }: Signing['less']): number {
  const cents = Math.round(Number((typed ?? '').replaceAll(/[^\d.]/g, '')) * 100)
  if (!cents) return most
  const stepped = Math.round(cents / step) * step
  return Math.min(most, Math.max(least, stepped))
}
