import { Link } from 'react-router'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import type { Ledger, LedgerLine } from '#features/payoffs/accounts/schema.ts'
import { paths } from '#site/paths.ts'
import { formatCents } from '#site/staff-format.ts'
import { ClaimEndings } from './claim-endings.tsx'
import { LedgerAdvances } from './ledger-advances.tsx'
import { LedgerChart } from './ledger-chart.tsx'
import { LedgerLines } from './ledger-lines.tsx'
import { nameAdvance, type Shown, sayAll, sayNext } from './ledger-words.ts'
import { PayoffLetters } from './payoff-letters.tsx'
import { WaitingCorrections } from './waiting-corrections.tsx'

type LedgerBodyProps = {
  ledger: Ledger
  hasFile: boolean
  shown: Shown
  onShow: (shown: Shown) => void
  onDay: (on: string | undefined) => void
  onNext: (() => void) | undefined
  onCorrect: ((line: LedgerLine) => void) | undefined
}

/** One day rules it: the figure, the mark in the chart, the table by contract. */
export function LedgerBody(props: LedgerBodyProps) {
  const { ledger, hasFile, shown, onShow, onDay, onNext, onCorrect } = props
  const { advances, all, on, today, file } = ledger
  if (advances.length === 0) {
    return (
      <Empty title="No money out yet">
        The ledger begins when the money of a signed contract leaves.
        {hasFile && (
          <>
            {' '}
            <Link to={paths.adminApplicationContract(file.id)}>Open the contract</Link>
          </>
        )}
      </Empty>
    )
  }
  const chosen = advances.find(({ number }) => number === shown)
  const owed = chosen ? chosen.balance.owed : all.owed
  return (
    <>
      {advances.every(({ contract }) => contract === null) && (
        <Note tone="calm" title="Paid out without a contract.">
          What comes back is recorded on the file, under Paid back.
        </Note>
      )}
      <section aria-label="What is owed" className="ledger-owed">
        <div>
          <output className="ledger-figure">{formatCents(owed)}</output>
          <span>owed on</span>
          <span className="ledger-day">
            <DateInput aria-label="Owed on" today={today} value={on} onChange={(day) => day && onDay(day)} />
          </span>
          {on !== today && (
            <Button kind="bare" keys="t" onClick={() => onDay(undefined)}>
              Today
            </Button>
          )}
          {onNext && (
            <Button kind="bare" keys="n" onClick={onNext}>
              Next step
            </Button>
          )}
        </div>
        {advances.length > 1 && (
          <Segments
            label="Contracts"
            options={[
              { value: 'all', label: sayAll(ledger) },
              ...advances.map(({ number }) => ({ value: String(number), label: nameAdvance(number) })),
            ]}
            value={String(shown)}
            onChange={(value) => onShow(value === 'all' ? 'all' : Number(value))}
          />
        )}
        <p className="k-small" aria-live="polite">
          {chosen ? sayNext({ ...ledger, all: chosen.balance }) : sayNext(ledger)}
        </p>
      </section>
      <LedgerChart ledger={ledger} shown={shown} />
      <div className="ledger-duo">
        <LedgerLines ledger={ledger} shown={shown} onCorrect={onCorrect} />
        <div className="ledger-rest">
          <WaitingCorrections ledger={ledger} />
          <LedgerAdvances ledger={ledger} shown={shown} />
          <PayoffLetters applicationId={file.id} />
          <ClaimEndings ledger={ledger} />
        </div>
      </div>
    </>
  )
}
