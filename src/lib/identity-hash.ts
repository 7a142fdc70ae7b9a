import type { RowSealer } from '#db/row-sealer.ts'

/**
 * Of the address or the number of a person, however it was typed. Lets them be found again when they say who they are,
 * and tells nobody else who they were. It outlives a change of the application's secret.
 */
export const hashIdentity = (
  rowSealer: Pick<RowSealer, 'hash'>,
  trait: { email: string } | { phone: string },
): string =>
  'email' in trait
    ? rowSealer.hash('consent proof, email', trait.email.trim().toLowerCase())
    : rowSealer.hash('consent proof, phone', digitsOf(trait.phone))

/** Ten digits, without the country code and the extension. */
const digitsOf = (phone: string) =>
  phone
    .replace(/(ext|x|#).*$/i, '')
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
