import { useLocation, useParams } from 'react-router'
import { paths } from '#site/paths.ts'
import { type FirmFilters, type FirmSort, firmSorts } from '../../../records/schema/list.ts'

export const firmKinds = ['all', 'to-link', 'slow', 'double'] as const
export type FirmKind = (typeof firmKinds)[number]

export type FirmListState = {
  kind: FirmKind
  q: string
  sort: FirmSort
  /** The open firm. */
  id: string | undefined
}

const usual: FirmSort = 'name'

/** Nonsense in the address still shows a list. */
function readFirmListState(params: URLSearchParams, id: string | undefined): FirmListState {
  return {
    kind: firmKinds.find((value) => value === params.get('kind')) ?? 'all',
    q: (params.get('q') ?? '').trim().slice(0, 200),
    sort: firmSorts.find((value) => value === params.get('sort')) ?? usual,
    id,
  }
}

function addressOfList({ kind, q, sort, id }: FirmListState): string {
  const params = new URLSearchParams()
  if (kind !== 'all') params.set('kind', kind)
  if (q) params.set('q', q)
  if (sort !== usual) params.set('sort', sort)
  const path = id ? paths.adminFirm(id) : paths.adminFirms
  return params.size > 0 ? `${path}?${params}` : path
}

export const filtersOf = ({ kind, q }: FirmListState): FirmFilters => ({
  ...(q && { q }),
  ...(kind === 'slow' && { slow: 'true' }),
  ...(kind === 'double' && { double: 'true' }),
})

export function useFirmListState() {
  const { id } = useParams()
  const { search } = useLocation()
  const listState = readFirmListState(new URLSearchParams(search), id)
  return {
    listState,
    /** Another list has no firm open, and another kind of list is searched anew. */
    addressFor: (change: Partial<FirmListState>) => {
      const isOther = 'kind' in change || 'q' in change || 'sort' in change
      return addressOfList({
        ...listState,
        ...(isOther && { id: undefined }),
        ...('kind' in change && { q: '' }),
        ...change,
      })
    },
  }
}

/** A column's first press: most open files first, the slowest firm first, and names from A. */
export type FirmColumn = 'name' | '-open' | '-confirm' | '-answer'

export function toggleFirmSort(sort: FirmSort, first: FirmColumn): FirmSort {
  if (sort !== first) return first
  return first === 'name' ? '-name' : (first.slice(1) as 'open' | 'confirm' | 'answer')
}
