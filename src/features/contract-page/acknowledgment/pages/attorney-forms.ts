import { redirect } from 'react-router'
import { forWriting } from '#features/access/mutations.ts'
import { acknowledgmentRefusals } from '#features/contracts/acknowledgment/content/refusals.ts'
import { acknowledge } from '#features/contracts/acknowledgment/mutations/acknowledge.ts'
import { leaveClient, refuseToSign, talkFirst } from '#features/contracts/acknowledgment/mutations/said.ts'
import { acknowledgeSchema, refusalSchema } from '#features/contracts/acknowledgment/schema.ts'
import { signerCodeRefusals } from '#features/contracts/signers/content/refusals.ts'
import { askForSignerCode, openSigner } from '#features/contracts/signers/mutations.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import type { PageServices } from '#lib/page-context.ts'
import { type Outcome, type RefusalAnswers, toProblem } from '#lib/refusals.ts'
import { paths } from '#site/paths.ts'
import type { AttorneyOutcome } from '../components/place.ts'
import { acknowledgmentWords } from '../content/words.ts'
import { attorneyOpeningRefusals } from '../content.ts'
import { type OpenedForAttorney, openForAttorney, placeOf, type Side } from '../mutations.ts'

type FormPlace = { side: Side; token: string; page: string; file: string }
type Answer = Response | { outcome: AttorneyOutcome; status: number }

/** A form that was taken leads back to the page as it is now; a mistake comes back with all that was typed. */
export async function takeAttorneyForm(
  services: PageServices,
  place: FormPlace,
  form: FormData,
): Promise<Answer> {
  const values = readValues(form)
  const { locale, refusal, reportError, visitor } = services
  const failed = (message: string, status: number): Answer => ({
    outcome: { kind: 'failed', message, values },
    status,
  })
  if (refusal) return failed(refusal, 429)
  try {
    const opened = await openForAttorney(services, place, visitor)
    // The loader says why, or leads away.
    if (!opened.ok) return redirect(place.page, 303)
    const mayWrite = forWriting(opened)
    if (!mayWrite.ok) {
      const problem = toProblem(mayWrite, attorneyOpeningRefusals[place.side])
      return failed(problem.messageIn(locale), problem.status)
    }
    return await take(services, place, opened, values)
  } catch (error) {
    reportError(error)
    return failed(acknowledgmentWords[locale].failed, 500)
  }
}

async function take(
  services: PageServices,
  place: FormPlace,
  opened: OpenedForAttorney,
  values: FormValues,
): Promise<Answer> {
  const { locale } = services
  const done = (to = place.page) => redirect(to, 303)
  const answer = <Value, Reason extends string>(
    outcome: Outcome<Value, Reason>,
    refusals: RefusalAnswers<NoInfer<Reason>>,
    to?: string,
  ): Answer => {
    if (outcome.ok) return done(to)
    const problem = toProblem(outcome, refusals)
    const { errors } = outcome
    const words = problem.messageIn(locale)
    if (outcome.reason === 'no reason')
      return { outcome: { kind: 'invalid', errors: { reason: [words] }, values }, status: problem.status }
    return {
      outcome: errors ? { kind: 'invalid', errors, values } : { kind: 'failed', message: words, values },
      status: problem.status,
    }
  }
  const unread = (): Answer => ({
    outcome: { kind: 'failed', message: acknowledgmentWords[locale].failed, values },
    status: 400,
  })
  switch (values.intent) {
    case 'code':
      return answer(
        await askForSignerCode(services, placeOf(opened.signer)),
        signerCodeRefusals,
        `${place.page}?code=sent`,
      )
    case 'open':
      return openWithCode(services, place, opened, values.code ?? '')
    case 'pause':
      return answer(await talkFirst(services, opened), acknowledgmentRefusals)
    case 'refuse': {
      const typed = refusalSchema.safeParse(values)
      if (!typed.success) return unread()
      return answer(await refuseToSign(services, opened, typed.data.reason), acknowledgmentRefusals)
    }
    case 'leave': {
      const isInRoom = opened.by === 'room' && place.side === 'firm'
      const to = isInRoom ? `${paths.firm}?form=no` : place.side === 'firm' ? place.file : undefined
      return answer(await leaveClient(services, opened), acknowledgmentRefusals, to)
    }
    default: {
      const typed = acknowledgeSchema.safeParse(toAnswers(values))
      if (!typed.success) return unread()
      return answer(await acknowledge(services, opened, typed.data), acknowledgmentRefusals)
    }
  }
}

async function openWithCode(
  services: PageServices,
  { page }: FormPlace,
  { signer }: OpenedForAttorney,
  code: string,
): Promise<Answer> {
  const { locale, visitor } = services
  if (!/\d/.test(code))
    return { outcome: { kind: 'code', message: acknowledgmentWords[locale].code.missing }, status: 400 }
  const opened = await openSigner(services, placeOf(signer), code, visitor)
  if (opened.ok) return redirect(page, { status: 303, headers: { 'set-cookie': opened.setCookie } })
  const problem = toProblem(opened, signerCodeRefusals)
  return { outcome: { kind: 'code', message: problem.messageIn(locale) }, status: problem.status }
}

/** More than any state asks for. */
const mostStatements = 40

function toAnswers({ barState, ...values }: FormValues) {
  const answers = Array.from({ length: mostStatements }, (_, at) => ({
    says: values[`answer-${at + 1}`] || null,
    reason: values[`reason-${at + 1}`] ?? '',
  }))
  return { ...values, answers, barState: barState || null }
}
