import type { PayoffPlace } from '#features/payoff-page/frame/components/place.ts'
import { payoffFrameWords } from '#features/payoff-page/frame/content/words.ts'
import { formatCalendarDay, formatMoney } from '#site/format.ts'
import { courthouseNarrow } from '#ui/engravings/index.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { settlementPageWords } from '../content/words.ts'
import type { SettlementPage } from '../schema.ts'
import { type ReportOutcome, SettlementForm } from './settlement-form.tsx'
import { ToldSheet } from './told-sheet.tsx'

type SettlementViewProps = {
  page: SettlementPage
  place: PayoffPlace
  mayWrite: boolean
  action: string
  reduction: string
  outcome: ReportOutcome | undefined
  /** Something else happened since they reported. */
  isAgain: boolean
  submissionKey: string
}

export function SettlementView({ page, place, ...rest }: SettlementViewProps) {
  const locale = useLocale()
  const words = settlementPageWords[locale]
  const { party } = place
  const { payoff } = page
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7fr)] lg:items-start lg:gap-[clamp(3rem,5vw,5.5rem)] lg:pt-9">
      <div className="pt-4 lg:pt-0">
        <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.25rem),13vw)] leading-[1.06] text-balance">
          {words.heading}
        </h1>
        <p className="mt-3 text-lead text-soft">{words.lead[party]}</p>
        <dl className="mt-6 border-t border-rule-strong">
          {payoff && (
            <Fact label={words.today}>
              {payoff.through
                ? words.through(formatMoney(payoff.owed, locale), formatCalendarDay(payoff.through, locale))
                : formatMoney(payoff.owed, locale)}
            </Fact>
          )}
          <Fact label={words.before}>{words.order[party]}</Fact>
        </dl>
        <img {...courthouseNarrow} alt="" className="mt-8 h-auto w-full max-w-[22rem] max-lg:hidden" />
      </div>
      <div className="on-sheet -mx-2 mt-5 min-w-0 rounded-md border border-rule px-3.5 py-6 lg:m-0 lg:px-11 lg:py-9">
        <Sheet page={page} place={place} {...rest} />
      </div>
    </div>
  )
}

function Sheet({
  page,
  place,
  mayWrite,
  action,
  reduction,
  outcome,
  isAgain,
  submissionKey,
}: SettlementViewProps) {
  const locale = useLocale()
  const words = settlementPageWords[locale]
  const frame = payoffFrameWords[locale]
  const { settlement, mayUndo, mayReport } = page
  const { party, hasCounsel } = place
  const failure = outcome?.kind === 'failed' ? outcome.message : undefined
  return (
    <>
      {failure && (
        <div className="mb-6">
          <Notice tone="critical" title={frame.problem} announce>
            {failure}
          </Notice>
        </div>
      )}
      {!mayWrite && <Notice>{frame.readOnly}</Notice>}
      {settlement && !isAgain && !outcome ? (
        <ToldSheet
          settlement={settlement}
          mayUndo={mayUndo}
          mayReport={mayReport}
          action={action}
          reduction={party === 'firm' || !hasCounsel ? reduction : null}
        />
      ) : mayReport ? (
        <SettlementForm
          page={page}
          party={party}
          action={action}
          outcome={outcome}
          submissionKey={submissionKey}
        />
      ) : (
        mayWrite && <p className="text-lead">{words.told.closed}</p>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="border-b border-rule py-3">
    <dt className="font-sans text-small text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)
