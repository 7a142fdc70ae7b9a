import type { RowSealer } from './row-sealer.ts'
import type { SealedAnswers } from './schema/index.ts'

/** Finds applications with the same date of birth without telling it. */
export const hashBirthDate = (sealer: RowSealer, { dateOfBirth }: SealedAnswers) =>
  dateOfBirth === undefined ? null : sealer.hash('date of birth', String(dateOfBirth))

/** Hashes a digest of what was sent: without the key, a birth date could be guessed from the digest. */
export const hashRequest = (sealer: RowSealer, digest: string) => sealer.hash('request', digest)
