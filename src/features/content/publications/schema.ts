import { z } from 'zod'
import { contentKeySchema } from '../schema.ts'

const maxTexts = 500

export const publicationInputSchema = z.object({
  /** The browser draws it, so that sending twice makes one publication. */
  id: z.uuid(),
  drafts: z
    .array(z.object({ key: contentKeySchema, revision: z.uuid() }))
    .min(1, 'Choose a text to publish')
    .max(maxTexts)
    .refine((drafts) => new Set(drafts.map(({ key }) => key)).size === drafts.length, 'Name each text once'),
})
export type PublicationInput = z.output<typeof publicationInputSchema>

export const publicationSchema = z.object({
  id: z.uuid(),
  keys: z.array(z.string()),
  publishedBy: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
})
export type Publication = z.output<typeof publicationSchema>
