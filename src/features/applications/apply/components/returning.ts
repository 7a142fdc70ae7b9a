import { caseHint, findReturning, sentName } from '#site/returning.ts'
import { forgetReference } from './reference-number.tsx'
import { keptSent } from './sent-application.ts'

/** Whether somebody has applied in this browser, or opened their case page. */
export const isReturning = () => findReturning(caseHint, sentName)

/** Leaves no trace of the case in this browser. Without the server, what the browser keeps goes all the same. */
export async function forgetCase(): Promise<void> {
  forgetReference()
  await Promise.allSettled([keptSent.drop(), fetch('/api/case/session', { method: 'DELETE' })])
}
