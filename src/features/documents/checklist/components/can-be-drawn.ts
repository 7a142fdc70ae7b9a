import { rejectionReasons } from '#domain/case-file.ts'

/** Whether a reason is one that a drawing can show: the page could not be read. */
export const canBeDrawn = (reason: string | null) =>
  rejectionReasons.some(({ value, sentence }) => value === 'not-readable' && sentence === reason)
