import { data, redirect } from 'react-router'
import { takeLess } from '#features/contracts/signing/mutations/less.ts'
import { readValues } from '#lib/form-values.ts'
import { privateHeaders } from '#site/private-page.ts'
import { readAmount } from '../components/less-amount.ts'
import { LessView } from '../components/less-view.tsx'
import { readPriceQuestion } from '../data.ts'

import type { Route } from './+types/less.ts'
import { openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'
import { answerRefusal } from './step-answers.ts'

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'less')
  const { services, place, signing } = opened
  const question = await readPriceQuestion(services, signing.id)
  if (!question) throw redirect(place.home, 303)
  const amount = readAmount(new URL(args.request.url).searchParams.get('amount'), signing.less)
  return { frame: await readFrame(services), place, signing, question, amount }
}

export async function action(args: Route.ActionArgs) {
  const opened = await openPage(args)
  const { services, place, signer } = opened
  const { amount, contract } = readValues(await args.request.formData())
  if (services.refusal) return data({ refusal: services.refusal }, { status: 429 })
  const outcome = await takeLess(services, signer, { amount: Number(amount), contract })
  if (!outcome.ok) return answerRefusal(opened, 'less', outcome, {})
  return redirect(`${place.home}?contract=${outcome.isSent ? 'less' : 'less-made'}`, 303)
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.less.title)

export default function Less({ loaderData: { frame, ...page }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <LessView {...page} answer={actionData ?? {}} />
    </StepPage>
  )
}
