import { settlementOutcomes } from '#domain/payoffs.ts'
import { Fact } from '#features/desk/application/components/admin/application-facts.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { formatCalendarDay, formatDollars, formatMoment, formatMoney, labelOf } from '#site/staff-format.ts'
import { shareOf } from './reduction-words.ts'

/** Five facts: who asks, how the case ended, when they asked, what is owed and what they offer. */
export function ReductionFacts({ page, file }: { page: DeskReduction; file: Ledger['file'] }) {
  const { settlement, reduction, owed, out } = page
  return (
    <dl className="k-head-facts file-facts ledger-facts">
      <Fact term="Firm">
        <span className="k-cut block">{file.firm.name ?? 'Not known'}</span>
        <small className="k-cut">{[file.firm.attorney, file.firm.phone].filter(Boolean).join(', ')}</small>
      </Fact>
      <Fact term="Case">
        {settlement ? labelOf(settlementOutcomes, settlement.outcome) : 'No report yet'}
        <small>
          {settlement &&
            [formatCalendarDay(settlement.on), settlement.gross && formatMoney(settlement.gross)]
              .filter(Boolean)
              .join(', ')}
        </small>
      </Fact>
      <Fact term="Asked">
        {reduction ? formatMoment(reduction.askedAt) : 'Not yet'}
        <small>{reduction?.askedBy}</small>
      </Fact>
      <Fact term="Owed">
        <span className="k-head-figure">{formatDollars(owed / 100)}</span>
        <small>
          {formatMoney(Math.min(out, owed))} and {formatMoney(Math.max(0, owed - out))} of charges
        </small>
      </Fact>
      <Fact term="They offer">
        {reduction ? (
          <span className="k-head-figure">{formatDollars(reduction.asked / 100)}</span>
        ) : (
          'Nothing'
        )}
        <small>{reduction && `${shareOf(reduction.asked, reduction.owed)} of what was owed`}</small>
      </Fact>
    </dl>
  )
}
