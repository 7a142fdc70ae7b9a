import { z } from 'zod'

/** What is recorded about a backup that was made and restored on trial. */
export const backupReportSchema = z.object({
  takenAt: z.coerce.date(),
  bytes: z.int(),
  rows: z.int(),
  files: z.int(),
  missing: z.int(),
})

export type BackupReport = z.infer<typeof backupReportSchema>
