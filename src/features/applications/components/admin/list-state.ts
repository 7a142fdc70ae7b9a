import { useLocation, useNavigation } from 'react-router'
import {
  type Filters,
  filterShape,
  newestFirst,
  pageSizes,
  type Sort,
  type SortKey,
  sortValues,
} from '../../schema/rows.ts'

export type ListState = {
  filters: Filters
  sort: Sort
  page: number
  pageSize: number
  application: string | undefined
  /** Undefined shows the first tab. */
  tab: string | undefined
}

type FilterName = keyof Filters
const filterNames = Object.keys(filterShape) as FilterName[]

/** Ignores nonsense in the address, so an old or mistyped link still shows a list. */
export function readListState(params: URLSearchParams): ListState {
  const chosen = filterNames.map((name) => [
    name,
    filterShape[name].safeParse(params.get(name) ?? undefined).data,
  ])
  const filters = Object.fromEntries(chosen.filter(([, value]) => value !== undefined && value !== ''))
  const sort = sortValues.find((value) => value === params.get('sort')) ?? newestFirst
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const pageSize = pageSizes.find((size) => size === Number(params.get('pageSize'))) ?? pageSizes[0]
  const application = params.get('application') ?? ''
  return {
    filters,
    sort,
    page,
    pageSize,
    tab: application === '' ? undefined : /^[a-z]+$/.exec(params.get('tab') ?? '')?.[0],
    application: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(application) ? application : undefined,
  }
}

export function searchOf({ filters, sort, page, pageSize, application, tab }: ListState): string {
  const params = filterParams(filters)
  if (sort !== newestFirst) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (pageSize !== pageSizes[0]) params.set('pageSize', String(pageSize))
  if (application) params.set('application', application)
  if (application && tab) params.set('tab', tab)
  return params.size > 0 ? `?${params}` : '?'
}

export function filterParams(filters: Filters): URLSearchParams {
  const chosen = filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))
  return new URLSearchParams(chosen)
}

/** A day is the reader's own day, from its first moment to its last. */
export function apiParams(filters: Filters): URLSearchParams {
  const params = filterParams(filters)
  if (filters.from && !filters.from.includes('T')) params.set('from', startOfDay(filters.from).toISOString())
  if (filters.to && !filters.to.includes('T')) {
    const end = startOfDay(filters.to)
    end.setDate(end.getDate() + 1)
    params.set('to', end.toISOString())
  }
  return params
}

const startOfDay = (day: string) => new Date(`${day}T00:00`)

export const toggleSort = (sort: Sort, key: SortKey): Sort => (sort === key ? `-${key}` : key)

export function useListState() {
  const current = useLocation()
  const { location: next } = useNavigation()
  // Read the destination while navigating: the field that just changed must not jump back.
  const { search } = next?.pathname === current.pathname ? next : current
  const listState = readListState(new URLSearchParams(search))
  return {
    listState,
    /** Anything that changes the list goes back to its first page. */
    searchFor: (change: Partial<ListState>) => {
      const isOtherList = change.filters ?? change.sort ?? change.pageSize
      return searchOf({ ...listState, ...(isOtherList !== undefined && { page: 1 }), ...change })
    },
  }
}
