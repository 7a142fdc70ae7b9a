import { z } from 'zod'
import type { FormValues } from '#lib/form-values.ts'
import { isOffline, offlineSubmission } from '#lib/offline.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import type { Locale } from '#site/locale.ts'
import { type ContactExtras, type ContactField, contactFormSchemas } from '../schema.ts'
import type { Outcome } from './use-contact-form.ts'

/** The server needs less to report that the database is down. */
const timeout = 20_000

const refusal = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** A refused field now has a valid answer. */
export const isRight = (field: ContactField, typed: string, locale: Locale) =>
  contactFormSchemas[locale].shape[field].safeParse(typed).success

export async function sendMessage(
  values: FormValues,
  extras: ContactExtras,
  locale: Locale,
): Promise<Outcome> {
  const checked = contactFormSchemas[locale].safeParse(values)
  if (!checked.success) return { kind: 'invalid', errors: z.flattenError(checked.error).fieldErrors }
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...inPageLanguage() },
      body: JSON.stringify({ ...values, ...extras }),
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.ok) return { kind: 'sent' }
    const { data } = refusal.safeParse(await answer.json())
    if (answer.status === 400 && data?.errors) return { kind: 'invalid', errors: data.errors }
    // Visitors only need to know when to come back.
    return { kind: 'failed', ...(answer.status === 429 && data && { message: data.message }) }
  } catch {
    return { kind: 'failed', ...(isOffline() && { message: offlineSubmission[locale] }) }
  }
}
