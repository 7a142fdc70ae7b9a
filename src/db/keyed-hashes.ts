import type { RowSealer } from './row-sealer.ts'
import type { SealedAnswers } from './schema/index.ts'

/** Finds applications with the same date of birth without telling it. */
export const hashBirthDate = (sealer: RowSealer, { dateOfBirth }: SealedAnswers) =>
  dateOfBirth === undefined ? null : sealer.hash('date of birth', String(dateOfBirth))

/** Recognizes a file by the SHA-256 of its bytes: without the key, one could try whether somebody sent a known file. */
export const hashDocument = (sealer: RowSealer, digest: string) => sealer.hash('document', digest)

/** v0.1.0 kept the digest itself. */
export const isPlainDigest = (hash: string) => /^[0-9a-f]{64}$/.test(hash)

export const keyPlainDigest = (sealer: RowSealer, hash: string) =>
  isPlainDigest(hash) ? hashDocument(sealer, hash) : hash

/** Hashes a digest of what was sent: without the key, a birth date could be guessed from the digest. */
export const hashRequest = (sealer: RowSealer, digest: string) => sealer.hash('request', digest)
