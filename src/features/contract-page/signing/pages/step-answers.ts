import { data, redirect } from 'react-router'
import { type SigningRefusal, signingRefusals } from '#features/contracts/signing/content/refusals.ts'
import { type Refused, toProblem } from '#lib/refusals.ts'
import type { ContractStep } from '#site/paths.ts'
import { stepAt } from '../components/place.ts'
import type { StepAnswer } from '../components/step-form.ts'
import type { OpenedPage } from './open-page.ts'

/** Those say themselves on the page that somebody is led to. */
const elsewhere = {
  unknown: 'home',
  signed: 'home',
  expired: 'home',
  replaced: 'home',
  voided: 'home',
  declined: 'home',
  canceled: 'home',
  unlawful: 'home',
  'not known': 'here',
  'no consent': 'here',
  'on paper': 'here',
  unread: 'here',
} as const satisfies Partial<Record<SigningRefusal, 'home' | 'here'>>

const isElsewhere = (reason: SigningRefusal): reason is keyof typeof elsewhere =>
  Object.hasOwn(elsewhere, reason)

/** The field that a refusal is about. */
const fieldOf: Partial<Record<SigningRefusal, string>> = {
  'other code': 'code',
  'no initials': 'initials',
  'other initials': 'initials',
  'page before': 'initials',
  'other name': 'name',
  'other amount': 'amount',
}

/** The page again with what is wrong, or the way to where that is said. */
export function answerRefusal<More extends object>(
  { services, place }: Pick<OpenedPage, 'services' | 'place'>,
  step: ContractStep,
  refused: Refused<SigningRefusal>,
  { typed, ...more }: { typed?: Readonly<Record<string, string>> } & More,
) {
  const { reason } = refused
  if (isElsewhere(reason))
    throw redirect(elsewhere[reason] === 'home' ? place.home : stepAt(place, step), 303)
  const problem = toProblem(refused, signingRefusals)
  const field = fieldOf[reason]
  const own = field && refused.errors?.[field]?.[0]
  const words = typeof own === 'string' ? own : problem.messageIn(services.locale)
  const answer: StepAnswer = {
    ...(typed && { typed }),
    ...(field ? { mistakes: { [field]: words } } : { refusal: words }),
  }
  return data({ ...answer, ...more }, { status: problem.status })
}
