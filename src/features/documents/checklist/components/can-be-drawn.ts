import { rejectionReasons } from '#domain/case-file.ts'

/** A drawing can show that a page was hard to read, and no other reason. */
export const canBeDrawn = (reason: string | null) =>
  rejectionReasons.some(({ value, sentence }) => value === 'not-readable' && sentence === reason)
