import { data, redirect } from 'react-router'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { readFirmMoney } from '#features/contract-page/money/data/firm.ts'
import { acknowledgmentRefusals } from '#features/contracts/acknowledgment/content/refusals.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { isReference } from '#lib/case-reference.ts'
import { type PageServices, pageContext } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { AttorneyView } from '../components/attorney-view.tsx'
import type { Place } from '../components/place.ts'
import { acknowledgmentWords } from '../content/words.ts'
import { attorneyOpeningRefusals } from '../content.ts'
import { openForAttorney, readForAttorney, type Side } from '../mutations.ts'
import type { Route } from './+types/acknowledgment.ts'
import { takeAttorneyForm } from './attorney-forms.ts'

/** One page at two addresses: `/firm/:token/contract` and `/case/:token/acknowledgment`. */
const sideOf = (request: Request): Side =>
  new URL(request.url).pathname.startsWith('/firm/') ? 'firm' : 'case'

const pageOf = (side: Side, token: string) =>
  side === 'firm' ? paths.firmContract(token) : paths.caseAcknowledgment(token)
const fileOf = (side: Side, token: string) =>
  side === 'firm' ? paths.firmPage(token) : paths.casePage(token)

const settlingOf = (side: Side, token: string): Place['settling'] =>
  side === 'firm'
    ? {
        payoff: paths.firmPayoff(token),
        settlement: paths.firmSettlement(token),
        reduction: paths.firmReduction(token),
      }
    : {
        payoff: paths.casePayoff(token),
        settlement: paths.caseSettlement(token),
        reduction: paths.caseReduction(token),
      }

function placeOf(side: Side, token: string): Place {
  const page = pageOf(side, token)
  const isByLink = side === 'firm' && !isReference(token)
  return {
    ...{ page, api: `/api${page}`, file: fileOf(side, token), room: paths.firm },
    settling: settlingOf(side, token),
    wrongRecipient: isByLink ? fileOf(side, token) : null,
  }
}

export async function loader({ request, context, params: { token = '' } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale, visitor } = services
  const side = sideOf(request)
  const opened = await openForAttorney(services, { side, token }, visitor)
  if (!opened.ok) {
    // Their file's page says what became of it, and the firm's room asks for a code.
    if (opened.reason === 'not theirs') throw redirect(fileOf(side, token))
    if (opened.reason === 'not opened here') throw redirect(paths.case)
    if (isReference(token)) throw redirect(paths.firm)
  }
  const texts = await readTexts(db, identityTexts, locale)
  if (!opened.ok) {
    const problem = toProblem(opened, attorneyOpeningRefusals[side])
    return data({ locale, texts, trouble: problem.messageIn(locale) }, { status: problem.status })
  }
  const read = await readForAttorney(services, opened)
  if (!read.ok) {
    const problem = toProblem(read, acknowledgmentRefusals)
    return data({ locale, texts, trouble: problem.messageIn(locale) }, { status: problem.status })
  }
  return data({
    ...{ locale, texts, contract: read.acknowledgment, mayWrite: opened.mayWrite },
    money: read.acknowledgment?.stage === 'done' ? await readFirmMoney(services, opened.application.id) : [],
    place: placeOf(side, token),
    isCodeSent: new URL(request.url).searchParams.get('code') === 'sent',
    submissionKey: crypto.randomUUID(),
  })
}

/** Every form of the page is a plain one. */
export async function action({ request, context, params: { token = '' } }: Route.ActionArgs) {
  const services: PageServices = context.get(pageContext)
  const side = sideOf(request)
  const { page, file } = placeOf(side, token)
  const form = await request.formData()
  const answer = await takeAttorneyForm(services, { side, token, page, file }, form)
  return answer instanceof Response ? answer : data(answer.outcome, { status: answer.status })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(
    loaderData && acknowledgmentWords[loaderData.locale].title,
    loaderData?.texts['global.brand.name'],
  )

export default function AcknowledgmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts } = loaderData
  return (
    <CaseFrame texts={texts}>
      {'place' in loaderData ? (
        <AttorneyView
          contract={loaderData.contract}
          money={loaderData.money}
          mayWrite={loaderData.mayWrite}
          place={loaderData.place}
          outcome={actionData}
          isCodeSent={loaderData.isCodeSent}
          submissionKey={loaderData.submissionKey}
          phone={texts['global.contact.phone']}
        />
      ) : (
        <div className="max-w-measure pt-8">
          <h1 className="text-title lg:text-h2">{acknowledgmentWords[loaderData.locale].trouble}</h1>
          <p className="mt-4 text-lead">{loaderData.trouble}</p>
        </div>
      )}
    </CaseFrame>
  )
}
