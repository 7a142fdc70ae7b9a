import { data, redirect } from 'react-router'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { forWriting } from '#features/access/mutations.ts'
import { PayoffFrame } from '#features/payoff-page/frame/components/payoff-frame.tsx'
import { addressesOf, sideOf } from '#features/payoff-page/frame/components/place.ts'
import { payoffFrameWords } from '#features/payoff-page/frame/content/words.ts'
import { payoffOpeningRefusals } from '#features/payoff-page/frame/content.ts'
import { reporterOf, whileOpen } from '#features/payoff-page/frame/mutations.ts'
import { openPage } from '#features/payoff-page/frame/pages/open-page.ts'
import { pageMeta } from '#features/payoff-page/frame/pages/page-meta.ts'
import { settlementRefusals } from '#features/payoffs/settlements/content/refusals.ts'
import { reportSettlement, takeBackSettlement } from '#features/payoffs/settlements/mutations.ts'
import { newSettlementSchema } from '#features/payoffs/settlements/schema.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { pageContext } from '#lib/page-context.ts'
import { parseDollars } from '#lib/price/money.ts'
import { toProblem } from '#lib/refusals.ts'
import { findMistakes } from '#lib/worded-schemas.ts'
import { privateHeaders } from '#site/private-page.ts'
import type { ReportOutcome } from '../components/settlement-form.tsx'
import { SettlementView } from '../components/settlement-view.tsx'
import { settlementPageWords } from '../content/words.ts'
import { readSettlementPage } from '../data.ts'
import type { Route } from './+types/settlement.ts'

/** At `/firm/:token/settlement` and `/case/:token/settlement`. */
export async function loader({ request, context, params: { token = '' } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { opened, frame } = await openPage(services, { side: sideOf(request), token })
  return {
    ...frame,
    page: await readSettlementPage(services, opened),
    mayWrite: opened.mayWrite,
    isAgain: new URL(request.url).searchParams.has('again'),
    submissionKey: crypto.randomUUID(),
  }
}

/** A plain form. What was taken leads back to the page as it is now; a mistake comes back with all that was typed. */
export async function action({ request, context, params: { token = '' } }: Route.ActionArgs) {
  const services = context.get(pageContext)
  const { db, locale, refusal } = services
  const values = readValues(await request.formData())
  const failed = (message: string, status: number) =>
    data({ kind: 'failed', message, values } satisfies ReportOutcome, { status })
  if (refusal) return failed(refusal, 429)
  const side = sideOf(request)
  const { opened } = await openPage(services, { side, token })
  const mayWrite = forWriting(opened)
  if (!mayWrite.ok) {
    const problem = toProblem(mayWrite, payoffOpeningRefusals[side])
    return failed(problem.messageIn(locale), problem.status)
  }
  const done = () => redirect(addressesOf(side, token).settlement, 303)
  try {
    const reporter = { ...reporterOf(opened), locale }
    const { id: applicationId } = opened.application
    if (values.intent === 'undo') {
      const outcome = await whileOpen(db, opened, (tx) =>
        takeBackSettlement({ db: tx }, { id: values.id ?? '', applicationId }, reporter),
      )
      if (outcome.ok) return done()
      const problem = toProblem(outcome, settlementRefusals)
      return failed(problem.messageIn(locale), problem.status)
    }
    const typed = toReport(values)
    const mistakes = findMistakes(newSettlementSchema, typed, locale)
    const parsed = newSettlementSchema.safeParse(typed)
    if (!parsed.success || mistakes.length > 0) {
      const errors = Object.fromEntries(mistakes.map(({ path, message }) => [String(path[0]), [message]]))
      return data({ kind: 'invalid', errors, values } satisfies ReportOutcome, { status: 422 })
    }
    const outcome = await whileOpen(db, opened, (tx) =>
      reportSettlement({ ...services, db: tx }, applicationId, parsed.data, reporter),
    )
    if (outcome.ok) return done()
    const problem = toProblem(outcome, settlementRefusals)
    return outcome.errors
      ? data({ kind: 'invalid', errors: outcome.errors, values } satisfies ReportOutcome, {
          status: problem.status,
        })
      : failed(problem.messageIn(locale), problem.status)
  } catch (error) {
    services.reportError(error)
    return failed(payoffFrameWords[locale].failed, 500)
  }
}

/** What isn't a sum stays as it was typed, and is refused at its field. */
function toReport({ outcome, gross = '', on, money, isAppealed, submissionKey }: FormValues) {
  const isLost = outcome === 'lost'
  return {
    ...{ outcome, on, submissionKey },
    ...(gross.trim() !== '' && !isLost && { gross: parseDollars(gross) ?? gross }),
    ...(money && !isLost && { money }),
    ...(isLost && { isAppealed: isAppealed === 'yes' }),
  }
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData, loaderData ? settlementPageWords[loaderData.locale].title : '')

export default function SettlementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, place, token, ...rest } = loaderData
  const addresses = addressesOf(place.side, token)
  return (
    <CaseFrame texts={texts}>
      <PayoffFrame place={place} token={token} tab="settlement">
        <SettlementView
          page={rest.page}
          place={place}
          mayWrite={rest.mayWrite}
          action={addresses.settlement}
          reduction={addresses.reduction}
          outcome={actionData}
          isAgain={rest.isAgain}
          submissionKey={rest.submissionKey}
        />
      </PayoffFrame>
    </CaseFrame>
  )
}
