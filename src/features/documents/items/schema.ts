import { z } from 'zod'
import { toReadable } from '#lib/readable-name.ts'

const atMost = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`)

export const optionalName = atMost(120)
export const itemName = optionalName.min(1, 'Name it')
export const itemHelp = atMost(500)

export type ItemPlace = { applicationId: string; itemId: string }

const mostTitle = 200

/** An empty title gives a document back its sender's name. */
export const documentChangeSchema = z
  .object({
    itemId: z.uuid().nullable().optional(),
    title: z
      .string()
      .max(mostTitle, `Use at most ${mostTitle} characters`)
      .transform(toReadable)
      .transform((title) => title.trim())
      .optional(),
    /** What the reviewer saw. A change by somebody else since then isn't replaced. */
    was: z.object({ itemId: z.uuid().nullable(), title: z.string().nullable() }).partial().optional(),
  })
  .refine(({ itemId, title }) => itemId !== undefined || title !== undefined, 'Say what should change')
export type DocumentChange = z.infer<typeof documentChangeSchema>
