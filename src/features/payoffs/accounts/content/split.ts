/** An advance as a payment finds it: what is owed on its day, and what is left to pay by what was recorded later. */
type Owing = { owed: number; left: number }

/**
 * The oldest advance first, none more than is owed on it. What is beyond all of them goes to the last that took some, and is
 * told as overpaid there.
 */
export function splitPayment(amount: number, advances: readonly Owing[]): number[] {
  let rest = amount
  const parts = advances.map(({ owed, left }) => {
    const part = Math.min(rest, owed, left)
    rest -= part
    return part
  })
  const last = Math.max(
    parts.findLastIndex((part) => part > 0),
    0,
  )
  return parts.map((part, place) => (place === last ? part + rest : part))
}
