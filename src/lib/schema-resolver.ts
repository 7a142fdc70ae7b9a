import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { plainMistakes } from './plain-mistakes.ts'

/** Checks a form with the server's own schema. Shows the first mistake of each field. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const parsed = schema.safeParse(values, { error: plainMistakes.en })
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Input> = {}
    for (const { path, code, message } of parsed.error.issues) {
      const field = path.join('.')
      // A list's own mistake stands beside those of its items.
      const told = get(errors, field) as { message?: string } | undefined
      if (!told?.message) set(errors, field, { ...told, type: code, message })
    }
    return { values: {}, errors }
  }
}
