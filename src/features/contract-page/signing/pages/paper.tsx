import { data, redirect } from 'react-router'
import { choosePaper, withdrawConsent } from '#features/contracts/signing/mutations/records.ts'
import { readValues } from '#lib/form-values.ts'
import { privateHeaders } from '#site/private-page.ts'
import { PaperView } from '../components/paper-view.tsx'
import { findMailAddress } from '../data.ts'
import type { Route } from './+types/paper.ts'
import { openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'
import { answerRefusal } from './step-answers.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'paper')
  const { services, place, signing, application } = opened
  // A link alone doesn't show the address. It takes the mailed code.
  const mailTo = signing.isKnown ? await findMailAddress(services, application.id) : null
  return { frame: await readFrame(services), place, signing, mailTo }
}

export async function action(args: Route.ActionArgs) {
  const opened = await openPage(args)
  const { services, place, signer } = opened
  const values = readValues(await args.request.formData())
  if (services.refusal) return data({ refusal: services.refusal }, { status: 429 })
  const { contract } = values
  const isBack = values.do === 'withdraw'
  const outcome = isBack
    ? await withdrawConsent(services, signer, { contract })
    : await choosePaper(services, signer, { contract })
  return outcome.ok
    ? redirect(`${place.home}?contract=${isBack ? 'withdrawn' : 'paper'}`, 303)
    : answerRefusal(opened, 'paper', outcome, {})
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.paper.title)

export default function Paper({ loaderData: { frame, ...page }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <PaperView {...page} answer={actionData ?? {}} phone={frame.texts['global.contact.phone']} />
    </StepPage>
  )
}
