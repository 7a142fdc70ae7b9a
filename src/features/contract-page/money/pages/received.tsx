import { data, redirect } from 'react-router'
import { openPage, stayOn } from '#features/contract-page/signing/pages/open-page.ts'
import { readFrame, StepPage, stepMeta } from '#features/contract-page/signing/pages/page-frame.tsx'
import { dayInState } from '#lib/cancellation/cancel-time.ts'
import { readValues } from '#lib/form-values.ts'
import { privateHeaders } from '#site/private-page.ts'
import { ReceivedView } from '../components/received-view.tsx'
import { cancelWords } from '../content/words.ts'
import { findSentMoney } from '../data/money.ts'
import { sayReceived } from '../mutations.ts'
import '../components/money.css'
import type { Route } from './+types/received.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'received')
  const { services, place, signing } = opened
  const sent = await findSentMoney(services.db, signing.id)
  if (!sent || sent.receivedOn) throw redirect(place.home, 303)
  const today = dayInState(signing.home, new Date())
  return { frame: await readFrame(services), ...{ place, signing }, sent: { on: sent.on, today } }
}

export async function action(args: Route.ActionArgs) {
  const { services, place, signer, signing } = await openPage(args)
  const { on = '' } = readValues(await args.request.formData())
  if (services.refusal) return data({ refusal: services.refusal }, { status: 429 })
  const outcome = await sayReceived(services, signer, { contract: signing.id, on })
  if (outcome.ok) return redirect(place.home, 303)
  if (outcome.reason !== 'wrong day') return redirect(place.home, 303)
  const mistake = cancelWords[services.locale].received.wrongDay
  return data({ mistake }, { status: 422 })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, () => loaderData && cancelWords[loaderData.frame.locale].received.title)

export default function Received({ loaderData: { frame, ...page }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <ReceivedView
        {...page}
        mistake={actionData && 'mistake' in actionData ? actionData.mistake : undefined}
        refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
      />
    </StepPage>
  )
}
