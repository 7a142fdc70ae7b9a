import { data, redirect } from 'react-router'
import { agreeToRecords } from '#features/contracts/signing/mutations/records.ts'
import { readValues } from '#lib/form-values.ts'
import { privateHeaders } from '#site/private-page.ts'
import { ConsentView } from '../components/consent-view.tsx'
import { stepAt } from '../components/place.ts'
import { stepWords } from '../content/words.ts'
import type { Route } from './+types/consent.ts'
import { openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'
import { answerRefusal } from './step-answers.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'consent')
  const { services, place, signing } = opened
  // Theirs is the paper then.
  if (signing.mailedOn) throw redirect(stepAt(place, 'paper'), 303)
  return { frame: await readFrame(services), place, signing }
}

export async function action(args: Route.ActionArgs) {
  const opened = await openPage(args)
  const { services, place, signer } = opened
  const { code = '', contract } = readValues(await args.request.formData())
  const typed = { code }
  if (services.refusal) return data({ refusal: services.refusal, typed }, { status: 429 })
  if (!code.trim())
    return data({ mistakes: { code: stepWords[services.locale].consent.missing }, typed }, { status: 422 })
  const outcome = await agreeToRecords(services, signer, { code, agrees: true, contract })
  return outcome.ok
    ? redirect(stepAt(place, 'read'), 303)
    : answerRefusal(opened, 'consent', outcome, { typed })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.consent.step)

export default function Consent({ loaderData: { frame, place, signing }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <ConsentView signing={signing} place={place} answer={actionData ?? {}} />
    </StepPage>
  )
}
