import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { plainMistakes } from './plain-mistakes.ts'

/** Checks a form with the server's own schema. Shows the first mistake of each field. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const parsed = schema.safeParse(values, { error: plainMistakes.en })
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code, message } of parsed.error.issues) {
      errors[path.join('.')] ??= { type: code ?? 'custom', message }
    }
    return { values: {}, errors: errors as FieldErrors<Input> }
  }
}
