import { z } from 'zod'
import { applicantRoleValues, applicationCaseTypeValues } from '#domain/applications.ts'
import { casePartyValues } from '#domain/case-file.ts'
import { documentTypeValues } from '#domain/documents.ts'
import { itemHelp, itemName } from '#features/documents/items/schema.ts'

const mostItems = 40

export const templateItemSchema = z.object({
  party: z.enum(casePartyValues, { error: 'Say who should send it' }),
  documentType: z.enum(documentTypeValues, { error: 'Choose what kind of document it is' }),
  name: itemName,
  help: itemHelp,
  isRequired: z.boolean(),
  except: z.array(z.enum(applicationCaseTypeValues)).max(applicationCaseTypeValues.length),
})
export type TemplateDraft = z.infer<typeof templateItemSchema>

/** As somebody types it: a new item has no name yet. */
export const listDraftSchema = z.array(
  z.object({ ...templateItemSchema.shape, name: z.string(), help: z.string() }),
)

const isSame = (one: TemplateDraft, other: TemplateDraft) =>
  one.party === other.party && one.documentType === other.documentType && one.name === other.name

export const templateItemsSchema = z
  .array(templateItemSchema)
  .max(mostItems, `A list has at most ${mostItems} items`)
  .check(({ value, issues }) => {
    for (const [place, item] of value.entries())
      if (value.findIndex((other) => isSame(item, other)) < place)
        issues.push({
          code: 'custom',
          input: item.name,
          path: [place, 'name'],
          message: 'This is on the list already',
        })
  })

export const templateParams = z.object({ role: z.enum(applicantRoleValues) })

export const templateSchema = z.object({
  role: z.enum(applicantRoleValues),
  items: z.array(templateItemSchema),
  /** 0 until somebody changes the list. */
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  defaults: z.array(templateItemSchema),
})
export type Template = z.infer<typeof templateSchema>

export const templateChangeSchema = z.object({ version: z.int().min(0), items: templateItemsSchema })
export type TemplateChange = z.infer<typeof templateChangeSchema>
