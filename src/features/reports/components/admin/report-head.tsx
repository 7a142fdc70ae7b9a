import { Link } from 'react-router'
import { applicationCaseTypes } from '#domain/applications.ts'
import { toOptions } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { KeyCap } from '#features/applications/components/admin/key-cap.tsx'
import { formatCalendarDay } from '#site/format.ts'
import { nameOf } from '../../content/columns.ts'
import { type Figures, type FiguresQuery, periods, usualPeriod } from '../../schema/report.ts'
import { queryParams, useFiguresPlace } from './figures-place.ts'

/** What the figures are about, and how they are shown, in one line. */
export function FiguresHead({ figures }: { figures: Figures | undefined }) {
  const { place, searchFor, go } = useFiguresPlace()
  const { query, table } = place
  const choose = (change: Partial<Record<keyof FiguresQuery, string>>) => {
    const params = queryParams({ ...query, ...change } as FiguresQuery)
    // A bar of other figures means nothing here.
    go({ query: Object.fromEntries(params) as FiguresQuery, bar: undefined })
  }
  const csv = queryParams(query)
  csv.set('by', table ?? 'week')
  return (
    <search aria-label="Figures" className="figures-head">
      <h1>Figures</h1>
      <select
        aria-label="Period"
        className="figures-chip"
        value={query.period ?? usualPeriod}
        onChange={({ target }) =>
          choose({
            period: target.value,
            from: target.value === 'own' ? figures?.first : undefined,
            to: target.value === 'own' ? figures?.last : undefined,
          } as Partial<Record<keyof FiguresQuery, string>>)
        }
      >
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
            {value === (query.period ?? usualPeriod) && figures && value !== 'own'
              ? ` to ${formatCalendarDay(figures.last, { month: 'short', day: 'numeric' })}`
              : ''}
          </option>
        ))}
      </select>
      {query.period === 'own' && <OwnRange query={query} figures={figures} onChoose={choose} />}
      <Chooser
        label="Home state"
        any="All states"
        value={query.home}
        options={[
          ...states.map(({ value, label }) => ({ value, label })),
          { value: 'unknown', label: 'Not given' },
        ]}
        onChoose={(home) => choose({ home })}
      />
      <Chooser
        label="Case type"
        any="All case types"
        value={query.caseType}
        options={toOptions(applicationCaseTypes)}
        onChoose={(caseType) => choose({ caseType })}
      />
      <Chooser
        label="Law firm"
        any="All firms"
        value={query.firm}
        options={listFirms(figures, query.firm)}
        onChoose={(firm) => choose({ firm })}
      />
      <div className="figures-views">
        <Link
          to={searchFor({ table: undefined })}
          replace
          aria-current={table === undefined}
          className="desk-bare"
        >
          Charts
        </Link>
        <Link
          to={searchFor({ table: table ?? 'week' })}
          replace
          aria-current={table !== undefined}
          className="desk-bare"
        >
          Tables
        </Link>
        <KeyCap>t</KeyCap>
        <a href={`/api/figures.csv?${csv}`} download className="desk-bare">
          CSV
        </a>
        <button type="button" className="desk-bare" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </search>
  )
}

/** Those that the figures name, and the chosen one. */
function listFirms(figures: Figures | undefined, chosen: string | undefined) {
  const named = (figures?.firm ?? []).map((row) => ({ value: row.value, label: nameOf('firm', row) }))
  return chosen && !named.some(({ value }) => value === chosen)
    ? [...named, { value: chosen, label: chosen }]
    : named
}

type ChooserProps = {
  label: string
  any: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Chooser({ label, any, value, options, onChoose }: ChooserProps) {
  return (
    <select
      aria-label={label}
      className="figures-chip"
      data-any={value ? undefined : ''}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type OwnRangeProps = {
  query: FiguresQuery
  figures: Figures | undefined
  onChoose: (change: { from: string } | { to: string }) => void
}

function OwnRange({ query, figures, onChoose }: OwnRangeProps) {
  const from = query.from ?? figures?.first ?? ''
  const to = query.to ?? figures?.last ?? ''
  return (
    <>
      <input
        type="date"
        aria-label="From"
        className="figures-chip"
        value={from}
        max={to}
        onChange={({ target }) => target.value && onChoose({ from: target.value })}
      />
      <input
        type="date"
        aria-label="Until"
        className="figures-chip"
        value={to}
        min={from}
        onChange={({ target }) => target.value && onChoose({ to: target.value })}
      />
    </>
  )
}
