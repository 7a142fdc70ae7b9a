export type OneTimeCharge = {
  name: string
  /** Cents. */
  amount: number
  /** Kept from the payment: part of the advance, so it bears charges. Else it is added to what is owed and bears none. */
  isHeldBack: boolean
}
type Charges = readonly OneTimeCharge[]

export const sumCharges = (charges: Charges): number => charges.reduce((sum, { amount }) => sum + amount, 0)

export const addedOf = (charges: Charges): number =>
  sumCharges(charges.filter(({ isHeldBack }) => !isHeldBack))

export const heldBackOf = (charges: Charges): number =>
  sumCharges(charges.filter(({ isHeldBack }) => isHeldBack))

/** The first ones listed stand, as far as the limit goes. */
export function holdCharges(charges: Charges, most: number): OneTimeCharge[] {
  let left = most
  return charges.flatMap((charge) => {
    const amount = Math.min(charge.amount, left)
    left -= amount
    return amount > 0 ? [{ ...charge, amount }] : []
  })
}
