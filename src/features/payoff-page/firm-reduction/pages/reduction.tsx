import { data, redirect } from 'react-router'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { PayoffFrame } from '#features/payoff-page/frame/components/payoff-frame.tsx'
import { addressesOf, sideOf } from '#features/payoff-page/frame/components/place.ts'
import { payoffFrameWords } from '#features/payoff-page/frame/content/words.ts'
import { payoffOpeningRefusals } from '#features/payoff-page/frame/content.ts'
import { forAsking, reporterOf, whileOpen } from '#features/payoff-page/frame/mutations.ts'
import { openPage } from '#features/payoff-page/frame/pages/open-page.ts'
import { pageMeta } from '#features/payoff-page/frame/pages/page-meta.ts'
import { askRefusals } from '#features/payoffs/reductions/content/refusals.ts'
import { acceptReduction } from '#features/payoffs/reductions/mutations/accept.ts'
import { askForReduction } from '#features/payoffs/reductions/mutations/ask.ts'
import { newReductionSchema } from '#features/payoffs/reductions/schema.ts'
import { readValues } from '#lib/form-values.ts'
import { pageContext } from '#lib/page-context.ts'
import { type RefusalAnswers, type Refused, toProblem } from '#lib/refusals.ts'
import { findMistakes } from '#lib/worded-schemas.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders } from '#site/private-page.ts'
import { type AskOutcome, ReductionView } from '../components/reduction-view.tsx'
import { fieldAt, toRequest } from '../components/sheet-values.ts'
import { reductionPageWords } from '../content/words.ts'
import { readReductionPage } from '../data.ts'
import type { Route } from './+types/reduction.ts'

/** At `/firm/:token/reduction` and `/case/:token/reduction`. */
export async function loader({ request, context, params: { token = '' } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { opened, frame } = await openPage(services, { side: sideOf(request), token })
  return {
    ...frame,
    page: await readReductionPage(services, opened),
    mayWrite: opened.mayWrite,
    isAgain: new URL(request.url).searchParams.has('again'),
    submissionKey: crypto.randomUUID(),
  }
}

/** Plain forms. What was taken leads back to the page as it is now; a mistake comes back with all that was typed. */
export async function action({ request, context, params: { token = '' } }: Route.ActionArgs) {
  const services = context.get(pageContext)
  const { db, locale, refusal } = services
  const values = readValues(await request.formData())
  const answer = (outcome: Omit<AskOutcome, 'values'>, status: number) =>
    data({ ...outcome, values } satisfies AskOutcome, { status })
  const failed = (message: string, status: number) => answer({ message, errors: {} }, status)
  const refused = <Reason extends string>(
    outcome: Refused<Reason>,
    answers: RefusalAnswers<NoInfer<Reason>>,
  ) => {
    const problem = toProblem(outcome, answers)
    const { errors } = outcome
    if (!errors) return failed(problem.messageIn(locale), problem.status)
    const placed = Object.entries(errors).map(([path, messages]) => [
      fieldAt(path, values),
      messages?.[0] ?? '',
    ])
    return answer({ errors: Object.fromEntries(placed) }, problem.status)
  }
  if (refusal) return failed(refusal, 429)
  const side = sideOf(request)
  const { opened } = await openPage(services, { side, token })
  const mayAsk = forAsking(opened)
  if (!mayAsk.ok) return refused(mayAsk, payoffOpeningRefusals[side])
  const done = () => redirect(addressesOf(side, token).reduction, 303)
  try {
    const asker = { ...reporterOf(opened), locale }
    const { id: applicationId } = opened.application
    if (values.intent === 'accept') {
      const outcome = await whileOpen(db, opened, (tx) =>
        acceptReduction({ ...services, db: tx }, { id: values.id ?? '', applicationId }, asker),
      )
      return outcome.ok ? done() : refused(outcome, askRefusals)
    }
    const typed = toRequest(values)
    const parsed = newReductionSchema.safeParse(typed)
    if (!parsed.success) {
      const mistakes = findMistakes(newReductionSchema, typed, locale)
      const placed = mistakes.map(({ path, message }) => [fieldAt(path.join('.'), values), message])
      return answer({ errors: Object.fromEntries(placed) }, 422)
    }
    const outcome = await whileOpen(db, opened, (tx) =>
      askForReduction({ ...services, db: tx }, applicationId, parsed.data, asker),
    )
    return outcome.ok ? done() : refused(outcome, askRefusals)
  } catch (error) {
    services.reportError(error)
    return failed(payoffFrameWords[locale].failed, 500)
  }
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData, loaderData ? reductionPageWords[loaderData.locale].title : '')

export default function ReductionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, place, token, ...rest } = loaderData
  return (
    <CaseFrame texts={texts}>
      <PayoffFrame place={place} token={token} tab="reduction">
        <ReductionView
          page={rest.page}
          place={place}
          mayWrite={rest.mayWrite}
          company={texts['global.brand.name']}
          action={addressesOf(place.side, token).reduction}
          file={place.side === 'firm' ? paths.firmPage(token) : paths.casePage(token)}
          outcome={actionData}
          isAgain={rest.isAgain}
          submissionKey={rest.submissionKey}
        />
      </PayoffFrame>
    </CaseFrame>
  )
}
