import { useDeferredValue, useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { parseDollars } from '#lib/price/money.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { limits } from '../../schema/fields.ts'
import { GrowthChart } from './growth-chart.tsx'
import { OwedTable } from './owed-table.tsx'
import { useStates } from './price-calls.ts'
import { previewStates, priceByMonth } from './price-preview.ts'
import { sayAmount } from './price-words.ts'
import { StateStops } from './state-stops.tsx'
import { StepTable } from './step-table.tsx'

const usualAdvance = 5_000_00

/** While the draft has mistakes, the last one without stays. */
export function TermsPreview({ terms: typed, day }: { terms: PriceTerms | undefined; day: string }) {
  const [amount, setAmount] = useState('$5,000')
  const [last, setLast] = useState(typed)
  if (typed && JSON.stringify(typed) !== JSON.stringify(last)) setLast(typed)
  const terms = useDeferredValue(last)
  const states = useStates(day)
  const [advance, setAdvance] = useState(usualAdvance)

  function changeAmount(value: string) {
    setAmount(value)
    const cents = parseDollars(value)
    if (cents && cents <= limits.advance) setAdvance(cents)
  }

  if (!terms)
    return (
      <div className="price-preview">
        <Empty title="No price yet">
          <p>
            Enter a rate to see what it comes to after 6 to 36 months, and which states hold it. Until you set
            a price, the site quotes none: visitors compute with an offer they have.
          </p>
        </Empty>
      </div>
    )
  const most = priceByMonth(terms, advance)
  const rows = previewStates(terms, advance, states.data ?? [])
  const held = rows.filter(({ heldFrom }) => heldFrom !== null)
  const [strictest] = held
    .filter(({ isAssumed }) => !isAssumed)
    .sort((one, other) => (one.owed.at(-1) ?? 0) - (other.owed.at(-1) ?? 0))
  return (
    <div className="price-preview">
      <div>
        <SectionHead
          title={`What ${sayAmount(advance)} would cost`}
          about="changes as you type; the same engine as site and offers"
        >
          <span className="price-advance-field">
            <span aria-hidden="true">Advance</span>
            <Input
              aria-label="Advance"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => changeAmount(target.value)}
            />
          </span>
        </SectionHead>
        <GrowthChart most={most} strictest={strictest} multiple={terms.capMultiple} />
        <OwedTable advance={sayAmount(advance)} most={most} rows={held} />
      </div>
      <StepTable terms={terms} advance={advance} day={day} rules={states.data ?? []} />
      <LoadFailure
        error={states.error}
        fallback="The state rules could not be loaded, so no state holds this preview."
        onRetry={states.refetch}
      />
      {states.data && <StateStops rows={rows} />}
    </div>
  )
}
