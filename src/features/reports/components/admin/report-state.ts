import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Grouping } from '../../schema/groupings.ts'
import { groupingValues } from '../../schema/groupings.ts'
import { type FiguresQuery, figuresShape } from '../../schema/report.ts'

/** What has bars that open a list. Those of the first four are weeks. */
export const charts = ['applications', 'approved', 'days', 'out', 'back', 'home', 'caseType', 'firm'] as const
export type Chart = (typeof charts)[number]
export type Bar = { chart: Chart; value: string }

/** The screen as its address says. */
export type FiguresPlace = {
  query: FiguresQuery
  /** Undefined: charts. */
  table: Grouping | undefined
  /** What the rows below the map are. */
  rows: 'firm' | 'caseType'
  /** Undefined: the last week that has applications; null: none, because its list was closed. */
  bar: Bar | null | undefined
}

const queryNames = Object.keys(figuresShape) as (keyof FiguresQuery)[]

/** Ignores nonsense in the address. */
function readPlace(params: URLSearchParams): FiguresPlace {
  const asked = queryNames.map((name) => [
    name,
    figuresShape[name].safeParse(params.get(name) ?? undefined).data,
  ])
  const query: FiguresQuery = Object.fromEntries(
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

function searchOf({ query, table, rows, bar }: FiguresPlace): string {
  const params = queryParams(query)
  if (table) params.set('table', table)
  if (rows !== 'firm') params.set('rows', rows)
  if (bar !== undefined) params.set('bar', bar ? `${bar.chart}:${bar.value}` : 'none')
  return `?${params}`
}

export const queryParams = (query: FiguresQuery): URLSearchParams =>
  new URLSearchParams(queryNames.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))

export function useFiguresPlace() {
  const current = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const { search } = next?.pathname === current.pathname ? next : current
  const place = readPlace(new URLSearchParams(search))
  const searchFor = (change: Partial<FiguresPlace>) => searchOf({ ...place, ...change })
  return {
    place,
    searchFor,
    go: (change: Partial<FiguresPlace>) =>
      void navigate(searchFor(change), { preventScrollReset: true, replace: true, flushSync: true }),
  }
}
