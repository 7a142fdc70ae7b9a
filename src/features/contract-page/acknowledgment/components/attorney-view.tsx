import type { ReactNode } from 'react'
import { brand } from '#site/brand.ts'
import { formatDate } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { acknowledgmentWords } from '../content/words.ts'
import type { AttorneyContract } from '../schema.ts'
import { AnswersForm } from './answers-form.tsx'
import { CodeStep } from './code-step.tsx'
import { ContractFacts } from './contract-facts.tsx'
import type { AttorneyOutcome, Place } from './place.ts'
import { SignedSheet } from './signed-sheet.tsx'

type Contract = NonNullable<AttorneyContract['contract']>
type AttorneyViewProps = {
  contract: AttorneyContract['contract']
  money: AttorneyContract['money']
  mayWrite: boolean
  place: Place
  outcome: AttorneyOutcome | undefined
  /** A code is on its way. */
  isCodeSent: boolean
  submissionKey: string
  phone: string
}

export function AttorneyView({ contract, place, ...rest }: AttorneyViewProps) {
  const words = acknowledgmentWords[useLocale()]
  const heading = headingOf(contract, rest.money)
  const { statements = [] } = contract ?? {}
  return (
    <>
      <AttorneyBar contract={contract} place={place} />
      <div className="lg:grid lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7fr)] lg:items-start lg:gap-[clamp(3rem,5vw,5.5rem)] lg:pt-9">
        <div className="pt-4 lg:sticky lg:top-8 lg:pt-0">
          <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.25rem),13vw)] leading-[1.06] text-balance">
            {words.headings[heading]}
          </h1>
          <p className="mt-3 text-lead text-soft">
            {heading === 'open'
              ? words.leads.open(statements.length)
              : heading === 'done' && rest.money.length > 0
                ? words.leads.out
                : words.leads[heading]}
          </p>
          {contract?.explainAskedAt && heading === 'reading' && (
            <p className="mt-3 text-lead">{words.explain(dayOf(contract.explainAskedAt))}</p>
          )}
          {contract && heading !== 'left' && <ContractFacts contract={contract} place={place} />}
        </div>
        {contract && heading !== 'left' && <RightSide contract={contract} place={place} {...rest} />}
      </div>
    </>
  )
}

function headingOf(contract: AttorneyContract['contract'], money: AttorneyContract['money']) {
  if (!contract) return 'none'
  if (contract.stage === 'done' && money.length > 0 && money.every(({ owed }) => owed === 0)) return 'paid'
  const isOpen = contract.stage === 'open' || contract.stage === 'reading'
  return isOpen && contract.said?.what === 'left' ? 'left' : contract.stage
}

const dayOf = (moment: string) =>
  formatDate(
    moment,
    { weekday: 'long', month: 'long', day: 'numeric', timeZone: brand.openHours.timeZone },
    'en',
  )

function AttorneyBar({ contract, place }: Pick<AttorneyViewProps, 'contract' | 'place'>) {
  const words = acknowledgmentWords[useLocale()]
  return (
    <div className="font-sans text-small">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2 text-soft lg:py-4">
        <span className="wrap-anywhere">{contract?.attorney.firm && words.for(contract.attorney.firm)}</span>
        {contract && (
          <span className="wrap-anywhere">
            {contract.client} <b className="text-ink">{contract.number}</b>
          </span>
        )}
      </p>
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule-strong">
        <a href={place.file} className="inline-flex min-h-tap items-center">
          {words.toFile}
        </a>
        <a href={place.room} className="inline-flex min-h-tap items-center">
          {words.toRoom}
        </a>
      </p>
    </div>
  )
}

type RightSideProps = Omit<AttorneyViewProps, 'contract'> & { contract: Contract }

function RightSide({
  contract,
  money,
  mayWrite,
  place,
  outcome,
  isCodeSent,
  submissionKey,
  phone,
}: RightSideProps) {
  const words = acknowledgmentWords[useLocale()]
  const { stage, said, isKnown, statements } = contract
  if (stage === 'done') return <SignedSheet contract={contract} money={money} place={place} />
  if (stage !== 'open' && stage !== 'reading') return null
  const saidWords = said && said.what !== 'left' ? words.said[said.what] : undefined
  const failure = outcome?.kind === 'failed' ? outcome.message : undefined
  return (
    <Sheet>
      {failure && (
        <div className="mb-6">
          <Notice tone="critical" title={words.problem} announce>
            {failure}
          </Notice>
        </div>
      )}
      {saidWords && (
        <div className="mb-6">
          <Notice>{saidWords}</Notice>
        </div>
      )}
      {stage === 'open' && mayWrite && isKnown ? (
        <AnswersForm contract={contract} place={place} outcome={outcome} submissionKey={submissionKey} />
      ) : (
        <>
          {!mayWrite && <Notice>{words.readOnly}</Notice>}
          {stage === 'open' && mayWrite && (
            <CodeStep
              codeTo={contract.codeTo}
              place={place}
              isSent={isCodeSent}
              mistake={outcome?.kind === 'code' ? outcome.message : undefined}
              phone={phone}
            />
          )}
          <Statements statements={statements} isFirst={stage === 'reading' && mayWrite} />
        </>
      )}
    </Sheet>
  )
}

export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="on-sheet -mx-2 mt-5 min-w-0 rounded-md border border-rule px-3.5 py-6 lg:m-0 lg:px-11 lg:py-9">
      {children}
    </div>
  )
}

/** To read, before they can be answered. */
function Statements({ statements, isFirst }: { statements: readonly string[]; isFirst: boolean }) {
  const words = acknowledgmentWords[useLocale()]
  return (
    <section aria-labelledby="statements" className={isFirst ? '' : 'oxford mt-8'}>
      <h2 id="statements" className="text-h3">
        {words.code.statements}
      </h2>
      <ol className="mt-2">
        {statements.map((statement, at) => (
          <li
            key={statement}
            className="grid grid-cols-[2.1rem_minmax(0,1fr)] gap-x-2 border-b border-rule py-4 last:border-b-0 lg:grid-cols-[3.25rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="figures text-[2rem] leading-[0.9] text-green-700">
              {at + 1}
            </span>
            {statement}
          </li>
        ))}
      </ol>
    </section>
  )
}
