import { data } from 'react-router'
import { caseOpeningRefusals } from '#features/access/content.ts'
import { openClientFile } from '#features/access/mutations.ts'
import { ContractNotice } from '#features/contract-page/signing/components/contract-notice.tsx'
import { ContractPage } from '#features/contract-page/signing/components/contract-page.tsx'
import { placeOfClient } from '#features/contract-page/signing/components/place.ts'
import { stepWords } from '#features/contract-page/signing/content/words.ts'
import { findSigner } from '#features/contracts/signers/data.ts'
import { readSigning } from '#features/contracts/signing/data/signing.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { pageContext } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { phoneLink } from '#site/paths.ts'
import { privateHeaders } from '#site/private-page.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { CancelBefore, isCancelable } from '../components/cancel-before.tsx'
import { MoneyPage } from '../components/money-page.tsx'
import { readMoney } from '../data/money.ts'
import '../components/money.css'
import { readFrame, StepPage, stepMeta } from '#features/contract-page/signing/pages/page-frame.tsx'
import type { Route } from './+types/client.ts'

/** For the person whose attorney applied: their contract, and nothing else of the case. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const frame = await readFrame(services)
  const opened = await openClientFile(services, token, services.visitor)
  if (!opened.ok) {
    const problem = toProblem(opened, caseOpeningRefusals)
    return data({ frame, trouble: problem.messageIn(services.locale) }, { status: problem.status })
  }
  const party = { applicationId: opened.application.id, party: 'person' } as const
  const signer = await findSigner(services, party, services.visitor)
  const signing = signer && (await readSigning(services, opened.application.id, signer))
  return data({
    frame,
    ...{ place: placeOfClient(token), signing },
    ...(await readMoney(services, opened.application.id, services.locale)),
    now: new Date().toISOString(),
    notice: new URL(request.url).searchParams.get('contract') ?? '',
  })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  stepMeta(loaderData?.frame, (words) => words.title)

export default function Client({ loaderData }: Route.ComponentProps) {
  const { frame } = loaderData
  const { none, deadTitle } = useWords(stepWords)
  const trouble = 'trouble' in loaderData ? loaderData.trouble : undefined
  const phone = frame.texts['global.contact.phone']
  return (
    <StepPage frame={frame}>
      {'signing' in loaderData && loaderData.signing ? (
        <>
          <WhoseContract signing={loaderData.signing} />
          <ContractNotice notice={loaderData.notice} />
          {loaderData.money ? (
            <MoneyPage
              {...{ money: loaderData.money, owed: loaderData.owed, phone }}
              {...{ signing: loaderData.signing, place: loaderData.place, now: loaderData.now }}
            />
          ) : (
            <>
              <ContractPage
                signing={loaderData.signing}
                place={loaderData.place}
                now={loaderData.now}
                phone={phone}
              />
              {isCancelable(loaderData.signing) && <CancelBefore place={loaderData.place} />}
            </>
          )}
        </>
      ) : (
        <div className="max-w-measure pt-8">
          <h1 className="text-title lg:text-h2">{trouble ? deadTitle : none.title}</h1>
          <p className="mt-4 text-lead">{trouble ?? none.lead}</p>
          <ButtonAnchor href={phoneLink(phone)} variant="outline" className="mt-5">
            {phone}
          </ButtonAnchor>
        </div>
      )}
    </StepPage>
  )
}

function WhoseContract({ signing: { signer, number } }: { signing: Signing }) {
  const { account } = useWords(stepWords)
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-3 font-sans text-small text-soft lg:py-4">
      <span translate="no" className="min-w-0 wrap-anywhere">
        {signer.person}
      </span>
      <span>
        {account} <b className="tracking-[0.02em] whitespace-nowrap text-ink">{number}</b>
      </span>
    </p>
  )
}
