import { z } from 'zod'
import { clean } from '#lib/person-fields.ts'
import { isPictureAddress } from '#site/pictures.ts'
import { formatNumber } from '#site/staff-format.ts'

/**
 * As specified: lowercase it, remove everything but letters, digits, spaces and hyphens, turn whitespace into hyphens,
 * collapse repeated hyphens. We also drop hyphens at either end.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '')
}

const maxSlugLength = 120

const boundedText = (max: number) => z.string().max(max, `Use at most ${formatNumber(max)} characters`)

/** Removes characters that the database would refuse. */
const requiredText = (missing: string, max: number) =>
  z
    .string({ error: missing })
    .transform(clean)
    .pipe(boundedText(max).min(1, { error: missing, abort: true }))

const optionalText = (max: number) =>
  z
    .string()
    .transform(clean)
    .pipe(boundedText(max))
    .transform((value) => value || null)
    .nullable()

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const isSlug = (value: string) => slug.test(value)

const slugSchema = requiredText('Slug is required', maxSlugLength).pipe(
  z.string().regex(slug, 'Use lowercase letters, digits and single hyphens between them'),
)

/** Browsers upgrade http pictures on an https page anyway. */
const pictureSchema = optionalText(2000)
  .transform((url) => url?.replace(/^http:/i, 'https:') ?? null)
  .refine((url) => url === null || isPictureAddress(url), 'Enter the full URL of a picture, or upload one')

export const pictureUndescribed = 'Say what the picture shows, or mark it as decoration'

const postFields = {
  title: requiredText('Title is required', 200),
  slug: slugSchema,
  excerpt: optionalText(1000),
  content: requiredText('Content is required', 200_000),
  /** The form's "No Category" may arrive as an empty string. */
  categoryId: z
    .union([z.uuid('Choose a category of the list'), z.literal('').transform(() => null)])
    .nullable(),
  published: z.boolean(),
  featuredImage: pictureSchema,
  /** Empty: the picture is decorative. Null: nobody has described it. */
  featuredImageAlt: z.string().transform(clean).pipe(boundedText(300)).nullable(),
  metaTitle: optionalText(200),
  metaDescription: optionalText(400),
}

export const newPostSchema = z.object({
  ...postFields,
  excerpt: postFields.excerpt.default(null),
  categoryId: postFields.categoryId.default(null),
  published: postFields.published.default(false),
  featuredImage: postFields.featuredImage.default(null),
  featuredImageAlt: postFields.featuredImageAlt.default(null),
  metaTitle: postFields.metaTitle.default(null),
  metaDescription: postFields.metaDescription.default(null),
})
export type NewPost = z.infer<typeof newPostSchema>

/** Fields left out stay as they are. Send the `version` you edited to learn of changes by somebody else. */
export const postChangeSchema = z
  .object(postFields)
  .partial()
  .extend({ version: z.int().positive().optional() })
export type PostChange = z.infer<typeof postChangeSchema>

export const scheduleSchema = z.object({
  scheduledAt: z.iso
    .datetime({ offset: true, error: 'Choose a date and a time' })
    .transform((at) => new Date(at)),
})

export const categoryInputSchema = z.object({
  name: requiredText('Name is required', 80),
  slug: slugSchema,
  description: optionalText(500).default(null),
})
export type CategoryInput = z.infer<typeof categoryInputSchema>

export const categorySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
})
export type Category = z.infer<typeof categorySchema>

/** `postCount` counts published posts only. */
export const countedCategorySchema = categorySchema.extend({ postCount: z.int() })
export type CountedCategory = z.infer<typeof countedCategorySchema>

export const postSummarySchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
  published: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  scheduledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  authorId: z.string().nullable(),
  categoryId: z.uuid().nullable(),
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  readMinutes: z.int(),
  version: z.int(),
})
export type PostSummary = z.infer<typeof postSummarySchema>

export const postSchema = postSummarySchema.extend({ content: z.string() })
export type Post = z.infer<typeof postSchema>

export const deletedPostSchema = z.object({ id: z.uuid(), versionId: z.int() })

/** A query string holds only text. */
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

export const listQuerySchema = z.object({
  published: flag.optional(),
  summary: flag.default(false),
  q: z.string().transform(clean).pipe(boundedText(200)).optional(),
  page: wholeNumber(1, 100_000).default(1),
  pageSize: wholeNumber(1, 100).default(100),
})

/** The form asks for a description of every picture, or to mark it as decorative. */
export const postFormSchema = newPostSchema
  .extend({ isDecorative: z.boolean() })
  .refine(
    ({ featuredImage, featuredImageAlt, isDecorative }) => !featuredImage || featuredImageAlt || isDecorative,
    { path: ['featuredImageAlt'], error: pictureUndescribed },
  )

export type PostForm = z.input<typeof postFormSchema>
export type CheckedPost = z.output<typeof postFormSchema>
export type CategoryForm = z.input<typeof categoryInputSchema>
