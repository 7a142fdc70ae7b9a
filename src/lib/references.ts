/** As people copy it: small letters, or a space or a long dash for the hyphen. */
const written = /(?<![a-z0-9])([a-z]{2})[-\u2010-\u2014\s]?(\d{4}[a-z0-9]{6})(?![a-z0-9])/i

/** Doesn't check that such an application exists. */
export function findReference(words: string): string | null {
  const [, letters, rest] = written.exec(words) ?? []
  return letters && rest ? `${letters}-${rest}`.toUpperCase() : null
}
