import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  listKey,
  refreshApplications,
} from '#features/applications/components/admin/application-cache.ts'
import { apiParams, type ListState } from '#features/applications/components/admin/list-state.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { listApi } from '../../api.ts'
import type { ListPage, Neighbors } from '../../schema.ts'

const api = createApi<RoutesOf<typeof listApi>>()

// Refetch whenever it comes into view: applications arrive while other screens are open.
const fresh = { staleTime: 0 } as const

/** One response holds the list and all counts, so they never disagree. */
export function useList(listState: ListState) {
  const query = pageQuery(listState)
  return useQuery({
    queryKey: keyOf(listState),
    queryFn: () => answerOf(api.GET('/api/applications/desk', { params: { query } })),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

export const useCachedList = (listState: ListState) =>
  useQueryClient().getQueryData<ListPage>(keyOf(listState))

/** "3 of 61", if the open application is on this page. */
export function sayPosition(desk: ListPage | undefined, listState: ListState): string | undefined {
  const at = desk?.applications.findIndex(({ id }) => id === listState.application) ?? -1
  if (!desk || at < 0) return undefined
  const total = formatNumber(desk.total)
  const nth = formatNumber((listState.page - 1) * listState.pageSize + at + 1)
  return `${nth} of ${desk.isMore ? `more than ${total}` : total}`
}

export function useNeighbors(listState: ListState, onThisPage: Neighbors | undefined) {
  const { application: id } = listState
  const query = listQuery(listState)
  return useQuery({
    queryKey: [applicationsPath, 'neighbors', id, query],
    queryFn:
      id === undefined
        ? skipToken
        : () => answerOf(api.GET('/api/applications/{id}/neighbors', { params: { path: { id }, query } })),
    ...(onThisPage && { placeholderData: onThisPage }),
    ...fresh,
  })
}

export const fetchMatching = (listState: ListState) =>
  answerOf(api.GET('/api/applications/selection', { params: { query: listQuery(listState) } }))

const listQuery = ({ filters, sort }: Pick<ListState, 'filters' | 'sort'>) => ({
  ...Object.fromEntries(apiParams(filters)),
  sort,
})

const pageQuery = (listState: ListState) => ({
  ...listQuery(listState),
  page: listState.page,
  pageSize: listState.pageSize,
})

const keyOf = (listState: ListState) => [...listKey, pageQuery(listState)]

export function useRefreshList() {
  const client = useQueryClient()
  return () => refreshApplications(client)
}
