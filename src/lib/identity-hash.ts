import type { RowSealer } from '#db/row-sealer.ts'

/** `birthHash` comes from the application. */
type Trait = { email: string } | { phone: string } | { name: string; birthHash: string }

/** Finds people again in any spelling, and tells nobody else who they were. Survives a new app secret. */
export function hashIdentity(rowSealer: Pick<RowSealer, 'hash'>, trait: Trait): string {
  if ('email' in trait) return rowSealer.hash('consent proof, email', trait.email.trim().toLowerCase())
  if ('phone' in trait) return rowSealer.hash('consent proof, phone', digitsOf(trait.phone))
  return rowSealer.hash('consent proof, person', `${normalizeName(trait.name)}\n${trait.birthHash}`)
}

export const normalizeName = (name: string) =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Ten digits, without the country code and the extension. */
export const digitsOf = (phone: string) =>
  phone
    .replace(/(ext|x|#).*$/i, '')
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
