import { keptSent } from '#features/apply/drafts/components/sent-application.ts'
import { forgetReference } from './reference-number.tsx'

/** Leaves no trace of the case in this browser. Without the server, what the browser keeps goes all the same. */
export async function forgetCase(): Promise<void> {
  forgetReference()
  await Promise.allSettled([keptSent.drop(), fetch('/api/case/session', { method: 'DELETE' })])
}
