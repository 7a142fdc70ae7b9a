import { keptSent } from '#features/apply/drafts/components/sent-application.ts'
import { forgetReference } from './reference-number.tsx'

/** Clears this browser even when the server can't be reached. */
export async function forgetCase(): Promise<void> {
  forgetReference()
  await Promise.allSettled([keptSent.drop(), fetch('/api/case/session', { method: 'DELETE' })])
}
