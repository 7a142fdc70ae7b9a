import { Link } from 'react-router'
import { applicationCaseTypes } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { formatCalendarDay, toOptions } from '#site/staff-format.ts'
import { nameOf } from '../../content/columns.ts'
import { periods, type Report, type ReportQuery, usualPeriod } from '../../schema/report.ts'
import { queryParams, useReportState } from './report-state.ts'

export function ReportHead({ report }: { report: Report | undefined }) {
  const { state, searchFor, go } = useReportState()
  const { query, table } = state
  const choose = (change: Partial<Record<keyof ReportQuery, string>>) => {
    const params = queryParams({ ...query, ...change } as ReportQuery)
    // A bar of another report means nothing here.
    go({ query: Object.fromEntries(params) as ReportQuery, bar: undefined })
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
            from: target.value === 'own' ? report?.first : undefined,
            to: target.value === 'own' ? report?.last : undefined,
          } as Partial<Record<keyof ReportQuery, string>>)
        }
      >
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
            {value === (query.period ?? usualPeriod) && report && value !== 'own'
              ? ` to ${formatCalendarDay(report.last, { month: 'short', day: 'numeric' })}`
              : ''}
          </option>
        ))}
      </select>
      {query.period === 'own' && <OwnRange query={query} report={report} onChoose={choose} />}
      <Chooser
        label="Home state"
        any="All states"
        value={query.home}
        options={[...toOptions(states), { value: 'unknown', label: 'Not given' }]}
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
        options={listFirms(report, query.firm)}
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
        <a href={`/api/report.csv?${csv}`} download className="desk-bare">
          CSV
        </a>
        <button type="button" className="desk-bare" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </search>
  )
}

function listFirms(report: Report | undefined, chosen: string | undefined) {
  const named = (report?.firm ?? []).map((row) => ({ value: row.value, label: nameOf('firm', row) }))
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
  query: ReportQuery
  report: Report | undefined
  onChoose: (change: { from: string } | { to: string }) => void
}

function OwnRange({ query, report, onChoose }: OwnRangeProps) {
  const from = query.from ?? report?.first ?? ''
  const to = query.to ?? report?.last ?? ''
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
