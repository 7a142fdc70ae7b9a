import { z } from 'zod'
import { applicationStatusValues } from '#domain/application-status.ts'
import { subjectVariables, templatePartyValues, templateVariableValues } from '#domain/speaking.ts'
import { findMedicalWord, listOpen } from './content.ts'

/** Nobody reads a longer list. */
export const mostTemplates = 200
const longestBody = 4_000

const isKnown = (names: readonly string[]) => (name: string) => names.includes(name.trim().toLowerCase())

/** One line, and nothing about anybody's health. */
export const subjectSchema = z
  .string()
  .trim()
  .min(1, 'Write a subject')
  .max(120, 'Keep the subject under 120 characters')
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Keep the subject on one line')
  .transform((text) => text.toWellFormed())
  .check(({ value, issues }) => {
    const word = findMedicalWord(value)
    if (word)
      issues.push({
        code: 'custom',
        input: value,
        message: `Leave “${word}” out of the subject: it shows on locked phones`,
      })
  })

export const bodySchema = z
  .string()
  .trim()
  .min(1, 'Write a text')
  .max(longestBody, `Keep the text under ${longestBody} characters`)
  .transform((text) => text.toWellFormed())

export const templateWordsSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give it a name')
    .max(80, 'Keep the name under 80 characters')
    .transform((text) => text.toWellFormed()),
  subject: subjectSchema.refine(
    (subject) => listOpen(subject).every(isKnown(subjectVariables)),
    'In a subject only {reference} and {count} can stand',
  ),
  body: bodySchema.check(({ value, issues }) => {
    const unknown = listOpen(value).find((name) => !isKnown(templateVariableValues)(name))
    if (unknown)
      issues.push({ code: 'custom', input: value, message: `There is nothing to fill in for {${unknown}}` })
  }),
})

const placeSchema = z.object({
  party: z.enum(templatePartyValues),
  /** Empty for any status. */
  statuses: z.array(z.enum(applicationStatusValues)).max(applicationStatusValues.length),
})

export const mailTemplateSchema = placeSchema.extend({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  /** 0 as it came with the program. */
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type MailTemplate = z.output<typeof mailTemplateSchema>

/** The version that was read, 0 for a new one. */
const version = z.coerce.number().int().min(0)

export const templateChangeSchema = z.object({
  ...placeSchema.shape,
  ...templateWordsSchema.shape,
  version,
})
export type TemplateChange = z.output<typeof templateChangeSchema>

export const templateRemovalSchema = z.object({ version })
