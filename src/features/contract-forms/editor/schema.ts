import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import { lineChangesSchema } from '#features/contract-forms/templates/schema/forms.ts'
import type { Paper } from '#lib/papers/paper.ts'

export const previewSchema = z.object({
  state: z.enum(stateCodes, 'Choose a state'),
  language: z.enum(['en', 'en-es']).default('en'),
})
/** With lines that aren’t saved. */
export const unsavedPreviewSchema = previewSchema.extend({ lines: lineChangesSchema.shape.lines.optional() })
export type UnsavedPreview = z.output<typeof unsavedPreviewSchema>

/** The tree that page and PDF are made of. */
export const paperAnswerSchema = z.object({ paper: z.any().meta({ type: 'object' }) as z.ZodType<Paper> })
