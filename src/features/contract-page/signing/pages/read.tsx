import { data, redirect } from 'react-router'
import { openTree } from '#features/contracts/archive/mutations.ts'
import { markPage, openContract } from '#features/contracts/signing/mutations/reading.ts'
import { readValues } from '#lib/form-values.ts'
import { privateHeaders } from '#site/private-page.ts'
import { stepAt } from '../components/place.ts'
import { ReadView } from '../components/read-view.tsx'
import type { Route } from './+types/read.ts'
import { openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'
import { answerRefusal } from './step-answers.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'read')
  const { services, place, signer, signing } = opened
  const read = await openTree(services, signing.id, 'shown')
  if (!read.ok) throw redirect(place.home, 303)
  await openContract(services, signer)
  return { frame: await readFrame(services), place, signing, paper: read.paper }
}

export async function action(args: Route.ActionArgs) {
  const opened = await openPage(args)
  const { services, place, signer, signing } = opened
  const { page: typedPage, initials, contract } = readValues(await args.request.formData())
  const page = Number(typedPage)
  const typed = { initials: initials ?? '' }
  if (services.refusal) return data({ refusal: services.refusal, page, typed }, { status: 429 })
  const outcome = await markPage(services, signer, { page, initials, contract, locale: services.locale })
  if (!outcome.ok) return answerRefusal(opened, 'read', outcome, { typed, page })
  const left = signing.pages.filter(({ number, doneAt }) => doneAt === null && number !== page)
  const [next] = left
  return redirect(next ? `${stepAt(place, 'read')}#page-${next.number}` : stepAt(place, 'sign'), 303)
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, ({ read, title }) => (loaderData?.signing.stage === 'read' ? read.step : title))

export default function Read({
  loaderData: { frame, place, signing, paper },
  actionData,
}: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <ReadView signing={signing} place={place} paper={paper} answer={actionData ?? {}} />
    </StepPage>
  )
}
