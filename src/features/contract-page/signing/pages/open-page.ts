import { type RouterContextProvider, redirect } from 'react-router'
import { openCase, openClientFile } from '#features/access/mutations.ts'
import { findSigner } from '#features/contracts/signers/data.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { readSigning } from '#features/contracts/signing/data/signing.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import type { CaseApplication } from '#features/correspondence/page-links/data.ts'
import { type PageServices, pageContext } from '#lib/page-context.ts'
import { type ContractStep, paths } from '#site/paths.ts'
import { nextStepOf } from '../components/next-step.ts'
import { type Place, placeOfCase, placeOfClient, stepAt } from '../components/place.ts'

export type PageArgs = {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { token?: string | undefined }
}

export type OpenedPage = {
  services: PageServices
  place: Place
  application: CaseApplication
  signer: Signer
  signing: Signing
}

const placeOf = ({ request, params: { token = '' } }: Pick<PageArgs, 'request' | 'params'>): Place =>
  new URL(request.url).pathname.startsWith('/client/') ? placeOfClient(token) : placeOfCase(token)

/** The person's contract, by whichever link. Whatever isn't theirs leads to the page that says why. */
export async function openPage({ request, context, params }: PageArgs): Promise<OpenedPage> {
  const services = context.get(pageContext)
  const { visitor } = services
  const place = placeOf({ request, params })
  const token = params.token ?? ''
  const opened = place.isClients
    ? await openClientFile(services, token, visitor)
    : await openCase(services, token, visitor)
  if (!opened.ok) throw redirect(place.home, 303)
  const { application } = opened
  // An attorney has a page of their own, and their client another.
  if (!place.isClients && application.role === 'attorney')
    throw redirect(paths.caseAcknowledgment(token), 303)
  const signer = await findSigner(services, { applicationId: application.id, party: 'person' }, visitor)
  const signing = signer && (await readSigning(services, application.id, signer))
  if (!signer || !signing) throw redirect(place.home, 303)
  return { services, place, application, signer, signing }
}

type Stage = Signing['stage']

const undecided: readonly Stage[] = ['offer', 'read', 'sign', 'paper']
const afterwards: readonly Stage[] = ['signed', 'acknowledged']

const stagesOf: Readonly<Record<ContractStep, readonly Stage[]>> = {
  code: [...undecided, ...afterwards],
  consent: ['offer', 'paper'],
  read: ['read', 'sign', ...afterwards],
  sign: ['sign'],
  less: undecided,
  no: undecided,
  paper: [...undecided, ...afterwards],
  received: ['acknowledged'],
  cancel: afterwards,
}

/** Throws the way to where somebody can go on. Looking at what was signed takes no code; deciding does. */
export function stayOn({ place, signing }: OpenedPage, step: ContractStep): void {
  const { stage, isKnown } = signing
  if (!stagesOf[step].includes(stage)) {
    const next = undecided.includes(stage) ? nextStepOf(signing) : undefined
    throw redirect(next ? stepAt(place, next) : place.home, 303)
  }
  const isLooking = step === 'read' && afterwards.includes(stage)
  if (!isKnown && step !== 'code' && !isLooking) throw redirect(`${stepAt(place, 'code')}?to=${step}`, 303)
}
