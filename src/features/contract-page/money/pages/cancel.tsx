import { data, redirect } from 'react-router'
import { openPage, stayOn } from '#features/contract-page/signing/pages/open-page.ts'
import { readFrame, StepPage, stepMeta } from '#features/contract-page/signing/pages/page-frame.tsx'
import { cancelRefusals } from '#features/payments/cancellations/content/refusals.ts'
import { readCancelStand } from '#features/payments/cancellations/data/read.ts'
import { giveNotice, takeNoticeBack } from '#features/payments/cancellations/mutations/notice.ts'
import { dayInState } from '#lib/cancellation/cancel-time.ts'
import { readValues } from '#lib/form-values.ts'
import { toProblem } from '#lib/refusals.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { privateHeaders } from '#site/private-page.ts'
import { CancelView } from '../components/cancel-view.tsx'
import { cancelWords } from '../content/words.ts'
import { findSentMoney } from '../data/money.ts'
import '../components/money.css'
import type { Route } from './+types/cancel.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'cancel')
  const { services, place, application, signing } = opened
  const stand = await readCancelStand(services, application.id, services.locale)
  const isOver = !stand || stand.phase === 'none' || stand.phase === 'canceled'
  // Once they told us, they can only take it back, until some of the money came.
  const isKept = stand?.notice?.status === 'noticed' && stand.moneyBack === 0
  if (isOver || (stand.notice && !isKept)) throw redirect(place.home, 303)
  return {
    frame: await readFrame(services),
    ...{ place, stand, signing },
    method: (await findSentMoney(services.db, signing.id))?.method ?? null,
    submissionKey: makeSubmissionKey(),
    today: dayInState(signing.home, new Date()),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, place, signer } = await openPage(args)
  const values = readValues(await args.request.formData())
  const { contract, submissionKey = makeSubmissionKey() } = values
  if (services.refusal) return data({ refusal: services.refusal }, { status: 429 })
  const outcome =
    values.do === 'keep'
      ? await takeNoticeBack(services, signer, { contract })
      : await giveNotice(services, signer, { contract, submissionKey })
  if (outcome.ok) return redirect(place.home, 303)
  const problem = toProblem(outcome, cancelRefusals)
  return data({ refusal: problem.messageIn(services.locale) }, { status: problem.status })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, () => loaderData && cancelWords[loaderData.frame.locale].title)

export default function Cancel({ loaderData: { frame, ...page }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <CancelView {...page} refusal={actionData?.refusal} phone={frame.texts['global.contact.phone']} />
    </StepPage>
  )
}
