import { data, redirect } from 'react-router'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { forWriting } from '#features/access/mutations.ts'
import { PayoffFrame } from '#features/payoff-page/frame/components/payoff-frame.tsx'
import { addressesOf, sideOf } from '#features/payoff-page/frame/components/place.ts'
import { payoffOpeningRefusals } from '#features/payoff-page/frame/content.ts'
import { openPage } from '#features/payoff-page/frame/pages/open-page.ts'
import { pageMeta } from '#features/payoff-page/frame/pages/page-meta.ts'
import { letterRefusals } from '#features/payoffs/letters/content/refusals.ts'
import { makeLetter } from '#features/payoffs/letters/mutations/make.ts'
import { askedPayoffSchema, newPayoffLetterSchema } from '#features/payoffs/letters/schema.ts'
import { HttpProblem } from '#lib/errors.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { pageContext } from '#lib/page-context.ts'
import { parseDollars } from '#lib/price/money.ts'
import { toProblem } from '#lib/refusals.ts'
import { privateHeaders } from '#site/private-page.ts'
import { otherDay } from '../components/good-through.tsx'
import { type PayoffOutcome, PayoffView } from '../components/payoff-view.tsx'
import { payoffPageWords } from '../content/words.ts'
import { paysUs, readPayoffPage } from '../data.ts'
import type { Route } from './+types/payoff.ts'

/** At `/firm/:token/payoff` and `/case/:token/payoff`. */
export async function loader({ request, context, params: { token = '' } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { opened, frame } = await openPage(services, { side: sideOf(request), token })
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const known = askedPayoffSchema.omit({ contract: true }).safeParse(asked)
  const page = await readPayoffPage(services, opened, known.success ? known.data : {})
  if (!page) throw redirect(addressesOf(frame.place.side, token).settlement)
  return { ...frame, page, made: asked.letter ?? null, submissionKey: crypto.randomUUID() }
}

/** A plain form. A letter that was made leads back to the page, where it can be opened. */
export async function action({ request, context, params: { token = '' } }: Route.ActionArgs) {
  const services = context.get(pageContext)
  const { locale, refusal } = services
  const words = payoffPageWords[locale]
  const values = readValues(await request.formData())
  const failed = (message: string | null, status: number, errors: PayoffOutcome['errors'] = {}) =>
    data({ message, errors, values } satisfies PayoffOutcome, { status })
  if (refusal) return failed(refusal, 429)
  const side = sideOf(request)
  const { opened } = await openPage(services, { side, token })
  const mayWrite = forWriting(opened)
  if (!mayWrite.ok) {
    const problem = toProblem(mayWrite, payoffOpeningRefusals[side])
    return failed(problem.messageIn(locale), problem.status)
  }
  if (!(await paysUs(services.db, opened))) return failed(words.byCounsel, 403)
  const { goodThrough, gross } = toAsked(values)
  const home = addressesOf(side, token).payoff
  if (gross === null) return failed(null, 422, { gross: [words.grossTyped] })
  if (values.intent === 'show') {
    const asked = new URLSearchParams({ through: goodThrough, ...(gross && { gross: String(gross) }) })
    return redirect(`${home}?${asked}`, 303)
  }
  const { submissionKey } = values
  const typed = newPayoffLetterSchema.safeParse({ goodThrough, gross, submissionKey })
  if (!typed.success) return failed(null, 422, typed.error.flatten().fieldErrors)
  try {
    const wanted = { kind: 'payoff' as const, applicationId: opened.application.id, ...typed.data }
    const made = await makeLetter(services, wanted, { submissionKey, madeBy: opened.party })
    if (made.ok) return redirect(`${home}?letter=${made.letter.id}`, 303)
    const problem = toProblem(made, letterRefusals)
    if (made.errors) return failed(null, 422, made.errors)
    return failed(problem.messageIn(locale), problem.status)
  } catch (error) {
    if (error instanceof HttpProblem) return failed(error.messageIn(locale), error.status)
    services.reportError(error)
    return failed(words.failed, 500)
  }
}

/** Null for what isn't a sum. */
function toAsked({ through = '', day = '', gross = '' }: FormValues) {
  return {
    goodThrough: through === otherDay ? day : through,
    gross: gross.trim() === '' ? undefined : (parseDollars(gross) ?? null),
  }
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData, loaderData ? payoffPageWords[loaderData.locale].title : '')

export default function PayoffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, place, token, page, made, submissionKey } = loaderData
  return (
    <CaseFrame texts={texts}>
      <PayoffFrame place={place} token={token} tab="payoff">
        <PayoffView
          page={page}
          place={place}
          token={token}
          outcome={actionData}
          made={made}
          submissionKey={submissionKey}
        />
      </PayoffFrame>
    </CaseFrame>
  )
}
