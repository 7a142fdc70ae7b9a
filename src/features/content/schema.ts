import { z } from 'zod'
import { contentTypeValues } from '#site/choices/content.ts'

export type ContentType = (typeof contentTypeValues)[number]

/** The cards of the admin's Content Management tab, in their order. */
export const contentSections = ['hero', 'trust', 'process', 'testimonials', 'global', 'pages'] as const
export type ContentSection = (typeof contentSections)[number]

/** Lowercase words joined by dots and hyphens: hero.headline, global.contact.phone-hours. */
const dottedName = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/

export const contentKeySchema = z
  .string()
  .trim()
  .min(1, 'Key is required')
  .max(120, 'Use at most 120 characters')
  .regex(dottedName, 'Use lowercase letters and digits, joined by dots or hyphens')

/** Not only the six of the dashboard: an item may be filed under a name that a later page reads. */
export const contentSectionSchema = z
  .string()
  .trim()
  .min(1, 'Section is required')
  .max(60, 'Use at most 60 characters')
  .regex(dottedName, 'Use lowercase letters and digits, joined by dots or hyphens')

/** What an administrator writes. */
export const contentInputSchema = z.object({
  key: contentKeySchema,
  section: contentSectionSchema,
  title: z.string().trim().max(200, 'Use at most 200 characters').nullish(),
  type: z.enum(contentTypeValues),
  content: z.string().min(1, 'Content is required').max(100_000, 'Use at most 100,000 characters'),
})
export type ContentInput = z.infer<typeof contentInputSchema>

/** What the API answers. */
export const contentItemSchema = z.object({
  key: z.string(),
  section: z.string(),
  title: z.string().nullable(),
  type: z.enum(contentTypeValues),
  content: z.string(),
  updatedAt: z.iso.datetime(),
})
export type ContentItem = z.infer<typeof contentItemSchema>

export const testimonialSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string().trim().min(1),
  role: z.string().trim(),
  content: z.string().trim().min(1),
  avatar: z.string().trim().default(''),
  rating: z.number().min(1).max(5),
  type: z.enum(['client', 'attorney']),
})
export type Testimonial = z.infer<typeof testimonialSchema>

/** An empty list would leave a heading with nothing under it, so it counts as no list. */
export const testimonialsSchema = z.array(testimonialSchema).min(1).max(24)
