import { z } from 'zod'
import { casePartyValues, itemStateValues, rejectionReasonValues } from '#domain/case-file.ts'
import { documentTypeValues } from '#domain/documents.ts'
import { adminDocumentSchema } from '#features/documents/files/schema/files.ts'
import { itemHelp, itemName, optionalName } from '#features/documents/items/schema.ts'

const asked = {
  id: z.uuid(),
  documentType: z.enum(documentTypeValues),
  name: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  state: z.enum(itemStateValues),
  reason: z.string().nullable(),
}

export const checklistItemSchema = z.object({
  ...asked,
  party: z.enum(casePartyValues),
  why: z.enum(rejectionReasonValues).nullable(),
  waivedAt: z.iso.datetime().nullable(),
  unavailableAt: z.iso.datetime().nullable(),
  /** A change or a verdict names the version it was made on. */
  version: z.int(),
  judgedBy: z.string().nullable(),
  judgedAt: z.iso.datetime().nullable(),
  documents: z.array(adminDocumentSchema),
})
export type ChecklistItem = z.infer<typeof checklistItemSchema>

export const checklistSchema = z.object({
  items: z.array(checklistItemSchema),
  otherDocuments: z.array(adminDocumentSchema),
})
export type Checklist = z.infer<typeof checklistSchema>

export const caseItemSchema = z.object({
  ...asked,
  isUnavailable: z.boolean(),
  files: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      size: z.int(),
      sentAt: z.iso.datetime(),
      isEarlier: z.boolean(),
    }),
  ),
})
export type CaseItem = z.infer<typeof caseItemSchema>

export const linkItemSchema = caseItemSchema.omit({ files: true })
export type LinkItem = z.infer<typeof linkItemSchema>

export const newItemSchema = z.object({
  party: z.enum(casePartyValues, { error: 'Say who should send it' }),
  documentType: z.enum(documentTypeValues, { error: 'Choose what kind of document it is' }),
  name: optionalName.optional(),
  help: itemHelp.default(''),
  isRequired: z.boolean().default(true),
})
export type NewItem = z.infer<typeof newItemSchema>

export const itemChangeSchema = z.object({
  version: z.int(),
  name: itemName.optional(),
  help: itemHelp.optional(),
  isRequired: z.boolean().optional(),
  waived: z.boolean().optional(),
})
export type ItemChange = z.infer<typeof itemChangeSchema>

export const itemOrderSchema = z.object({
  ids: z
    .array(z.uuid())
    .min(1, 'Name the items in their new order')
    .max(200)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each item once'),
})
