import { z } from 'zod'
import { contentTypeValues } from '#domain/content.ts'
import { clean } from '#lib/person-fields.ts'

/** Takes anything somebody typed, even if no page could show it. Publishing checks it. */
export const draftWordsSchema = z.object({
  type: z.enum(contentTypeValues),
  content: z.string().transform(clean).pipe(z.string().max(100_000, 'Use at most 100,000 characters')),
})

export const draftInputSchema = z.object({
  type: draftWordsSchema.shape.type,
  /** Null: back to the default. */
  content: draftWordsSchema.shape.content.nullable(),
  /** The version of the public text that they edited; 0 while the page shows its default. */
  base: z.number().int().min(0).max(1_000_000_000),
  revision: z.uuid().nullable(),
})
export type DraftInput = z.output<typeof draftInputSchema>

export const draftSchema = z.object({
  key: z.string(),
  type: z.enum(contentTypeValues),
  content: z.string().nullable(),
  base: z.number(),
  /** Changes with every save. The server refuses a change based on another one. */
  revision: z.uuid(),
  updatedAt: z.iso.datetime(),
})
export type Draft = z.output<typeof draftSchema>

export const draftListSchema = z.object({
  mine: z.array(draftSchema),
  /** Texts that colleagues are writing, too. Only their authors see the words. */
  others: z.array(z.object({ key: z.string(), name: z.string(), updatedAt: z.iso.datetime() })),
})
export type DraftList = z.output<typeof draftListSchema>
