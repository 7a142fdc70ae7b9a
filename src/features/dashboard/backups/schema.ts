import { z } from 'zod'

export const backupReportSchema = z.object({
  takenAt: z.coerce.date(),
  bytes: z.int(),
  rows: z.int(),
  files: z.int(),
  missing: z.int(),
})

export type BackupReport = z.infer<typeof backupReportSchema>
