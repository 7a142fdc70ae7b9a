import { z } from 'zod'
import { toReadable } from '#lib/readable-name.ts'

const atMost = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`)

/** Words that the sender reads. */
export const optionalName = atMost(120)
export const itemName = optionalName.min(1, 'Name it')
export const itemHelp = atMost(500)

export type ItemPlace = { applicationId: string; itemId: string }

const mostTitle = 200

/** What the desk does with a document. An empty title gives it back its sender's name. */
export const documentChangeSchema = z
  .object({
    /** Null: it answers nothing that we asked for. */
    itemId: z.uuid().nullable().optional(),
    title: z
      .string()
      .max(mostTitle, `Use at most ${mostTitle} characters`)
      .transform(toReadable)
      .transform((title) => title.trim())
      .optional(),
    /** As the reviewer saw it. What somebody else changed since is not replaced. */
    was: z.object({ itemId: z.uuid().nullable(), title: z.string().nullable() }).partial().optional(),
  })
  .refine(({ itemId, title }) => itemId !== undefined || title !== undefined, 'Say what should change')
export type DocumentChange = z.infer<typeof documentChangeSchema>
