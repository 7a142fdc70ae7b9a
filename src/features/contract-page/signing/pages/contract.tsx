import { redirect } from 'react-router'
import { askToExplain } from '#features/contracts/signing/mutations/decline.ts'
import { receiveMessage } from '#features/messages/thread/mutations.ts'
import { readValues } from '#lib/form-values.ts'
import { nextStepOf } from '../components/next-step.ts'
import { stepAt } from '../components/place.ts'
import { stateWords } from '../content/words.ts'
import type { Route } from './+types/contract.ts'
import { openPage } from './open-page.ts'

/** Leads on to where somebody can go on. */
export async function loader(args: Route.LoaderArgs) {
  const { place, signing } = await openPage(args)
  const next = nextStepOf(signing)
  throw redirect(next ? stepAt(place, next) : place.home, 303)
}

/** The small forms of the offer: ask the attorney, or us. */
export async function action(args: Route.ActionArgs) {
  const { services, place, signer, application } = await openPage(args)
  const values = readValues(await args.request.formData())
  const leadBack = (notice: string) => redirect(`${place.home}?contract=${notice}`, 303)
  if (services.refusal) return leadBack('not-now')
  if (values.do === 'explain') {
    const asked = await askToExplain(services, signer)
    return leadBack(asked.ok ? 'explain' : 'explain-failed')
  }
  if (values.do !== 'ask' || place.isClients) return leadBack('not-now')
  const text = stateWords[services.locale].expired.message
  const message = { text, submissionKey: values.submissionKey ?? '' }
  const party = { applicationId: application.id, party: 'applicant' } as const
  const sent = await receiveMessage(services, party, message)
  return leadBack(sent.ok ? 'asked' : 'not-now')
}
