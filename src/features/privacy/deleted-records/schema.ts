import { z } from 'zod'
import { deletedKindValues } from '#domain/deleted-records.ts'

const moment = z.iso.datetime()

export const deletedRecordSchema = z.object({
  id: z.uuid(),
  kind: z.enum(deletedKindValues),
  /** Null for a message that no application was linked to. */
  applicationId: z.uuid().nullable(),
  reference: z.string().nullable(),
  /** Of the file, or of the person who wrote the message. */
  name: z.string(),
  deletedAt: moment,
  deletedBy: z.string().nullable(),
  keptUntil: moment,
})
export type DeletedRecord = z.output<typeof deletedRecordSchema>

export const deletedListSchema = z.object({ records: z.array(deletedRecordSchema) })
