import { data, redirect } from 'react-router'
import { aboveSignatureOf, sentencesOf } from '#features/contract-forms/papers/content/said.ts'
import { openTree } from '#features/contracts/archive/mutations.ts'
import { signContract } from '#features/contracts/signing/mutations/sign.ts'
import { readValues } from '#lib/form-values.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { privateHeaders } from '#site/private-page.ts'
import { confirmedName } from '../components/confirmed-name.ts'
import { SignView } from '../components/sign-view.tsx'
import { stepWords } from '../content/words.ts'
import type { Route } from './+types/sign.ts'
import { type OpenedPage, openPage, stayOn } from './open-page.ts'
import { readFrame, StepPage, stepMeta } from './page-frame.tsx'
import { answerRefusal } from './step-answers.ts'

async function readShown({ services, place, signing }: OpenedPage) {
  const read = await openTree(services, signing.id, 'shown')
  if (!read.ok) throw redirect(place.home, 303)
  return read.paper
}

export async function loader(args: Route.LoaderArgs) {
  const opened = await openPage(args)
  stayOn(opened, 'sign')
  const { services, place, signing } = opened
  const paper = await readShown(opened)
  return {
    frame: await readFrame(services),
    ...{ place, signing },
    above: aboveSignatureOf(paper),
    sentences: sentencesOf(paper).person,
    formKey: makeSubmissionKey(),
  }
}

export async function action(args: Route.ActionArgs) {
  const opened = await openPage(args)
  const { services, place, signer, signing } = opened
  const { locale } = services
  const typed = readValues(await args.request.formData())
  if (services.refusal) return data({ refusal: services.refusal, typed }, { status: 429 })
  // Sent twice: the first one counted, and their page says so.
  if (signing.stage !== 'sign') throw redirect(place.home, 303)
  const { person } = sentencesOf(await readShown(opened))
  const { name = '', submissionKey = '', contract } = typed
  const confirmed = person.flatMap((_, at) => (typed[confirmedName(at)] === 'on' ? [at + 1] : []))
  const words = stepWords[locale].sign
  const missing = person.flatMap((_, at) =>
    confirmed.includes(at + 1) ? [] : [[confirmedName(at), words.confirmMissing]],
  )
  const mistakes = { ...Object.fromEntries(missing), ...(!name.trim() && { name: words.nameMissing }) }
  if (Object.keys(mistakes).length > 0) return data({ mistakes, typed }, { status: 422 })
  const outcome = await signContract(services, signer, { name, confirmed, submissionKey, contract, locale })
  return outcome.ok
    ? redirect(`${place.home}?contract=signed`, 303)
    : answerRefusal(opened, 'sign', outcome, { typed })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.sign.step)

export default function Sign({ loaderData: { frame, ...page }, actionData }: Route.ComponentProps) {
  return (
    <StepPage frame={frame}>
      <SignView {...page} answer={actionData ?? {}} phone={frame.texts['global.contact.phone']} />
    </StepPage>
  )
}
