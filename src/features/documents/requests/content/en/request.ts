import type { CaseParty } from '#domain/case-file.ts'
import { nameList } from './list.ts'

/** The reviewer can change the text before it is sent, never the subject. */
export const en = {
  subject: (party: CaseParty, reference: string, nth: number) =>
    party === 'applicant'
      ? `Documents we need for your application (${nameList(reference, nth)})`
      : `Documents we need from your firm (${nameList(reference, nth)})`,
  heading: 'We need a few documents',
  text: {
    applicant:
      'To keep your application moving, we need the documents below.\n\nYou can send them on your case page. Photos taken with your phone are fine. If you don’t have one of them, tell us there and we’ll find another way.',
    firm: 'Your client asked us for pre-settlement funding and named your firm. To review the case, we need the documents below.\n\nYou can send them on your firm’s page. You don’t need an account.',
  } satisfies Record<CaseParty, string>,
}
