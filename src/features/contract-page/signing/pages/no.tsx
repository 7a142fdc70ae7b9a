import { data, redirect } from 'react-router'
import { declineOffer } from '#features/contracts/signing/mutations/decline.ts'
import { readValues } from '#lib/form-values.ts'
import { privateHeaders } from '#site/private-page.ts'
import { NoView } from '../components/no-view.tsx'
import type { Route } from './+types/no.ts'
import { openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'
import { answerRefusal } from './step-answers.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'no')
  const { services, place, signing } = opened
  return { frame: await readFrame(services), place, signing }
}

/** As long as a note is anywhere. */
const mostReason = 2000

export async function action(args: Route.ActionArgs) {
  const opened = await openPage(args)
  const { services, place, signer } = opened
  const { reason = '', contract } = readValues(await args.request.formData())
  const typed = { reason }
  if (services.refusal) return data({ refusal: services.refusal, typed }, { status: 429 })
  const outcome = await declineOffer(services, signer, { reason: reason.slice(0, mostReason), contract })
  return outcome.ok
    ? redirect(`${place.home}?contract=no`, 303)
    : answerRefusal(opened, 'no', outcome, { typed })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.no.title)

export default function No({ loaderData: { frame, place, signing }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <NoView signing={signing} place={place} answer={actionData ?? {}} />
    </StepPage>
  )
}
