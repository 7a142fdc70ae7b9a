import type { Choice } from '#domain/choice.ts'

export const recipientProblems = [
  { value: 'no firm', label: 'This application names no law firm.' },
  { value: 'no address', label: 'We don’t have an email address for the firm yet.' },
  { value: 'not verified', label: 'The firm’s address has to be verified before the first mail.' },
  { value: 'wrong recipient', label: 'Somebody at this address said our mails aren’t for them.' },
  { value: 'not represented', label: 'The firm says it doesn’t represent the applicant.' },
] as const satisfies readonly Choice[]

export type RecipientProblem = (typeof recipientProblems)[number]['value']
