import { z } from 'zod'

export const counselChangeSchema = z.object({
  /** The new firm's record. A merged one stands for the firm at the end of its merges. */
  firmId: z.uuid(),
  /** Whose case it is there. An attorney's own application needs one: they become its contact. */
  attorneyId: z.uuid().nullable().default(null),
  /** Of the application, as it was read. */
  version: z.int().min(1),
})
export type CounselChange = z.output<typeof counselChangeSchema>

export const counselChangedSchema = z.object({
  firm: z.object({ id: z.uuid(), name: z.string() }),
  attorney: z.string().nullable(),
  /** False if the desk has to check an address first, or may not ask. */
  isAsked: z.boolean(),
  version: z.int(),
})
export type CounselChanged = z.output<typeof counselChangedSchema>
