import { z } from 'zod'
import { type ContentType, contentTypeValues } from '#domain/content.ts'
import { type ContentSection, contentSections } from '#features/texts/schema.ts'
import { findJsonMistake } from '#lib/json-mistake.ts'
import { clean } from '#lib/person-fields.ts'
import { localized, mapLocales } from '#site/locale.ts'

export type { ContentSection, ContentType }

export const contentSectionTitles: Record<ContentSection, string> = {
  hero: 'Hero',
  trust: 'Trust',
  process: 'Process',
  testimonials: 'Testimonials',
  global: 'Global',
  pages: 'Pages',
}

const nameWords = localized({ en: 'Use lowercase letters and digits, joined by dots or hyphens' })

/** "hero.headline", "global.contact.phone-hours" */
const dottedName = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/

const dotted = (name: string, max: number, words = nameWords.en) =>
  z
    .string({ error: `${name} is required` })
    .trim()
    .min(1, `${name} is required`)
    .max(max, `Use at most ${max} characters`)
    .regex(dottedName, words)

export const contentKeySchema = dotted('Key', 120)
/** Not only the dashboard's six: a later page may read another name. */
const contentSectionSchema = dotted('Section', 60)
/** Anybody may ask for what the pages show. */
export const readSchemas = {
  section: mapLocales((locale) => z.object({ section: dotted('Section', 60, nameWords[locale]) })),
  key: mapLocales((locale) => z.object({ key: dotted('Key', 120, nameWords[locale]) })),
}

const titleSchema = z
  .string()
  .nullish()
  .transform((value) => clean(value ?? '').replace(/\s+/g, ' ') || null)
  .pipe(z.string().max(200, 'Use at most 200 characters').nullable())

const bodySchema = z
  .string({ error: 'Content is required' })
  .transform(clean)
  .pipe(z.string().min(1, 'Content is required').max(100_000, 'Use at most 100,000 characters'))

export const contentInputSchema = z
  .object({
    key: contentKeySchema,
    section: contentSectionSchema,
    title: titleSchema,
    type: z.enum(contentTypeValues, { error: 'Choose a type: text, markdown, html or json' }),
    content: bodySchema,
  })
  .superRefine(({ type, content }, context) => {
    const message = findContentMistake(type, content)
    if (message) context.addIssue({ code: 'custom', path: ['content'], message })
  })
export type ContentInput = z.output<typeof contentInputSchema>
export type ContentForm = z.input<typeof contentInputSchema>

/** Mistakes of the text itself, whatever its key. */
export function findContentMistake(type: ContentType, content: string): string | undefined {
  const mistake = type === 'json' ? findJsonMistake(content) : undefined
  return mistake && `Line ${mistake.line}, column ${mistake.column}: ${mistake.what}`
}

export const expectedVersionSchema = z.number().int().min(0).optional()

export const contentChangeSchema = z.object({
  title: titleSchema.optional(),
  type: z.enum(contentTypeValues).optional(),
  content: bodySchema.optional(),
  version: expectedVersionSchema,
})
export type ContentChange = z.output<typeof contentChangeSchema>

export const contentItemSchema = z.object({
  key: z.string(),
  section: z.string(),
  title: z.string().nullable(),
  type: z.enum(contentTypeValues),
  content: z.string(),
  /** Grows with every change. The server refuses a change based on an older version. */
  version: z.number(),
  updatedAt: z.iso.datetime(),
  writtenBy: z.string().nullable().optional(),
})
export type ContentItem = z.infer<typeof contentItemSchema>

export const contentVersionSchema = contentItemSchema
  .omit({ updatedAt: true })
  .extend({ id: z.number(), savedAt: z.iso.datetime() })
export type ContentVersion = z.infer<typeof contentVersionSchema>

export const registryEntrySchema = z.object({
  key: z.string(),
  section: z.enum(contentSections),
  type: z.enum(contentTypeValues),
  default: z.string(),
  usedOn: z.string(),
  path: z.string(),
})
export type RegistryEntry = z.infer<typeof registryEntrySchema>

export const previewRequestSchema = z.object({
  key: z.string(),
  type: z.enum(contentTypeValues),
  content: bodySchema,
})

export const previewSchema = z.object({
  stored: z.string(),
  /** What the page can show here: plain words, safe HTML, or a JSON value. */
  shownAs: z.enum(['text', 'html', 'json']),
  shown: z.string(),
  usedOn: z.string().nullable(),
})
export type ContentPreview = z.infer<typeof previewSchema>

export const testimonialsKey = 'testimonials.items'

export const testimonialSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string().trim().min(1, 'Enter a name'),
  role: z.string().trim(),
  content: z.string().trim().min(1, 'Enter what they said'),
  avatar: z.string().trim().default(''),
  rating: z.number().min(1, 'Use a rating from 1 to 5').max(5, 'Use a rating from 1 to 5'),
  type: z.enum(['client', 'attorney'], { error: 'Use client or attorney' }),
  /** Where it was written, and on which day; shown once they are given. */
  source: z.string().trim().max(60, 'Use at most 60 characters').optional(),
  date: z
    .string()
    .trim()
    .optional()
    .refine((date) => !date || z.iso.date().safeParse(date).success, 'Use a date like 2026-11-16'),
})
export type Testimonial = z.infer<typeof testimonialSchema>

/** An empty list would leave a heading with nothing under it. */
export const testimonialsSchema = z
  .array(testimonialSchema, { error: 'Use a list of testimonials' })
  .min(1, 'Keep at least one testimonial. To show the samples again, delete this content')
  .max(24, 'Use at most 24 testimonials')

export const questionsKey = 'faq.items'

const takenAnchor = /^(main$|group-)/

export const questionSchema = z.object({
  /** It stays when the question is reworded, because other pages link to it. */
  id: z
    .string()
    .trim()
    .max(60, 'Use at most 60 characters')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters and digits, joined by hyphens')
    .refine((id) => !takenAnchor.test(id), 'The page uses this name itself. Choose another'),
  group: z.string().trim().min(1, 'Enter a group').max(60, 'Use at most 60 characters'),
  question: z.string().trim().min(1, 'Enter the question').max(200, 'Use at most 200 characters'),
  answer: z.string().trim().min(1, 'Enter the answer').max(3000, 'Use at most 3,000 characters'),
})
export type FaqQuestion = z.infer<typeof questionSchema>

export const questionsSchema = z
  .array(questionSchema, { error: 'Use a list of questions' })
  .min(1, 'Keep at least one question. To show the original ones again, delete this content')
  .max(100, 'Use at most 100 questions')
  .superRefine((questions, context) => {
    const seen = new Set<string>()
    for (const [place, { id }] of questions.entries()) {
      if (seen.has(id))
        context.addIssue({ code: 'custom', path: [place, 'id'], message: 'Another question has this anchor' })
      seen.add(id)
    }
  })
