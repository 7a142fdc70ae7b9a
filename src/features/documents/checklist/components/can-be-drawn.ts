import { rejectionReasons } from '#domain/case-file.ts'

export const canBeDrawn = (reason: string | null) =>
  rejectionReasons.some(({ value, sentence }) => value === 'not-readable' && sentence === reason)
