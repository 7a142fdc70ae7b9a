import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Grouping } from '../../schema/groupings.ts'
import { groupingValues } from '../../schema/groupings.ts'
import { type ReportQuery, reportShape } from '../../schema/report.ts'

/** The bars of the first five are weeks. */
export const charts = ['applications', 'approved', 'days', 'out', 'back', 'home', 'caseType', 'firm'] as const
export type Chart = (typeof charts)[number]
export type Bar = { chart: Chart; value: string }

export type ReportState = {
  query: ReportQuery
  /** Undefined for charts. */
  table: Grouping | undefined
  rows: 'firm' | 'caseType'
  /** Undefined for the last week with applications; null after somebody closed the list. */
  bar: Bar | null | undefined
}

const queryNames = Object.keys(reportShape) as (keyof ReportQuery)[]

/** Ignores nonsense in the address. */
function readState(params: URLSearchParams): ReportState {
  const asked = queryNames.map((name) => [
    name,
    reportShape[name].safeParse(params.get(name) ?? undefined).data,
  ])
  const query: ReportQuery = Object.fromEntries(
    asked.filter(([, value]) => value !== undefined && value !== ''),
  )
  const table = groupingValues.find((grouping) => grouping === params.get('table'))
  return {
    query,
    table,
    rows: params.get('rows') === 'caseType' ? 'caseType' : 'firm',
    bar: readBar(params.get('bar')),
  }
}

function readBar(words: string | null): Bar | null | undefined {
  if (words === null) return undefined
  const [, name, value] = /^(\w+):(.+)$/.exec(words) ?? []
  const chart = charts.find((one) => one === name)
  return chart && value ? { chart, value } : null
}

function searchOf({ query, table, rows, bar }: ReportState): string {
  const params = queryParams(query)
  if (table) params.set('table', table)
  if (rows !== 'firm') params.set('rows', rows)
  if (bar !== undefined) params.set('bar', bar ? `${bar.chart}:${bar.value}` : 'none')
  return `?${params}`
}

export const queryParams = (query: ReportQuery): URLSearchParams =>
  new URLSearchParams(queryNames.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))

export function useReportState() {
  const current = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const { search } = next?.pathname === current.pathname ? next : current
  const state = readState(new URLSearchParams(search))
  const searchFor = (change: Partial<ReportState>) => searchOf({ ...state, ...change })
  return {
    state,
    searchFor,
    go: (change: Partial<ReportState>) =>
      void navigate(searchFor(change), { preventScrollReset: true, replace: true, flushSync: true }),
  }
}
