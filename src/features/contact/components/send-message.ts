import { z } from 'zod'
import { isOffline, offlineSubmission } from '#lib/offline.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { type ContactExtras, type ContactField, contactFormSchemas } from '../schema.ts'
import type { Outcome, TypedValues } from './outcome.ts'

/** Longer than the server takes to say that the database is away. */
const timeout = 20_000

const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** Whether a field that was refused holds a good answer by now. */
export const isRight = (field: ContactField, typed: string) =>
  contactFormSchemas[defaultLocale].shape[field].safeParse(typed).success

/** Checks as the server does, and sends. */
export async function sendMessage(
  values: TypedValues,
  extras: ContactExtras,
  locale: Locale,
): Promise<Outcome> {
  const checked = contactFormSchemas[locale].safeParse(values)
  if (!checked.success) return { kind: 'invalid', errors: z.flattenError(checked.error).fieldErrors }
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, ...extras }),
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.ok) return { kind: 'sent' }
    const { data } = refusal.safeParse(await answer.json())
    if (answer.status === 400 && data?.errors) return { kind: 'invalid', errors: data.errors }
    // When to come back is worth saying; of what else went wrong the visitor needs no details.
    return { kind: 'failed', ...(answer.status === 429 && data && { message: data.message }) }
  } catch {
    return { kind: 'failed', ...(isOffline() && { message: offlineSubmission[locale] }) }
  }
}
