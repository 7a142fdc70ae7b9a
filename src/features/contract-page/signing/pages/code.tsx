import { data, redirect } from 'react-router'
import { signerCodeRefusals } from '#features/contracts/signers/content/refusals.ts'
import { askForSignerCode, openSigner } from '#features/contracts/signers/mutations.ts'
import { readValues } from '#lib/form-values.ts'
import { toProblem } from '#lib/refusals.ts'
import { type ContractStep, contractSteps } from '#site/paths.ts'
import { privateHeaders } from '#site/private-page.ts'
import { CodeView } from '../components/code-view.tsx'
import { nextStepOf } from '../components/next-step.ts'
import { stepAt } from '../components/place.ts'
import type { StepAnswer } from '../components/step-form.ts'
import { stepWords } from '../content/words.ts'
import type { Route } from './+types/code.ts'
import { openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'

/** Where somebody wanted to go. */
const findWay = (request: Request): ContractStep | undefined => {
  const wanted = new URL(request.url).searchParams.get('to')
  return contractSteps.find((step) => step === wanted && step !== 'code')
}

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'code')
  const { services, place, signing } = opened
  const way = findWay(args.request) ?? nextStepOf(signing)
  if (signing.isKnown) throw redirect(way ? stepAt(place, way) : place.home, 303)
  return { frame: await readFrame(services), codeTo: signing.codeTo }
}

export async function action(args: Route.ActionArgs) {
  const { services, place, signing, application } = await openPage(args)
  const { locale, visitor } = services
  const values = readValues(await args.request.formData())
  const isOpening = values.do === 'open'
  if (services.refusal) return data({ isSent: isOpening, refusal: services.refusal }, { status: 429 })
  const party = { applicationId: application.id, party: 'person' } as const
  if (!isOpening) {
    const asked = await askForSignerCode(services, party)
    if (asked.ok) return data({ isSent: true })
    const problem = toProblem(asked, signerCodeRefusals)
    return data({ isSent: false, refusal: problem.messageIn(locale) }, { status: problem.status })
  }
  const typed = values.code ?? ''
  if (!typed.trim())
    return data({ isSent: true, mistakes: { code: stepWords[locale].code.missing } }, { status: 422 })
  const known = await openSigner(services, party, typed, visitor)
  if (known.ok) {
    const way = findWay(args.request) ?? nextStepOf(signing)
    const to = way ? stepAt(place, way) : place.home
    return redirect(to, { status: 303, headers: { 'set-cookie': known.setCookie } })
  }
  const problem = toProblem(known, signerCodeRefusals)
  const words = problem.messageIn(locale)
  const answer = known.reason === 'wrong' ? { mistakes: { code: words } } : { refusal: words }
  return data({ isSent: true, ...answer }, { status: problem.status })
}

/** Without what only says which of the two forms is shown. */
const answerOf = ({ isSent: _, ...answer }: StepAnswer & { isSent?: boolean } = {}): StepAnswer => answer

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.code.title)

export default function Code({ loaderData: { frame, codeTo }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <CodeView
        codeTo={codeTo}
        isSent={actionData?.isSent ?? false}
        answer={answerOf(actionData)}
        phone={frame.texts['global.contact.phone']}
      />
    </StepPage>
  )
}
