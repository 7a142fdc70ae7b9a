import { z } from 'zod'

/** Stored as JSON, so it is parsed with care. */
export const keptPostSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  content: z.string(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
  categoryId: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  authorId: z.string().nullable(),
  published: z.boolean(),
  publishedAt: z.coerce.date().nullable(),
  scheduledAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  /** Addresses that redirect to it. They go and come back with the post. */
  formerSlugs: z.array(z.string()),
})
export type KeptPost = z.infer<typeof keptPostSchema>

export const postVersionSchema = z.object({
  id: z.int(),
  version: z.int(),
  savedAt: z.iso.datetime(),
  changedBy: z.string().nullable(),
  title: z.string(),
  slug: z.string(),
  opening: z.string(),
})
export type PostVersion = z.infer<typeof postVersionSchema>
