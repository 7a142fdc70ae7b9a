import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  listKey,
  refreshApplications,
} from '#features/applications/components/admin/application-cache.ts'
import { apiParams, type DeskPlace } from '#features/applications/components/admin/desk-place.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatNumber } from '#site/format.ts'
import type { deskApi } from '../../api.ts'
import type { Desk, Neighbors } from '../../schema.ts'

const api = createApi<RoutesOf<typeof deskApi>>()

// Refetch whenever it comes into view: applications arrive while other screens are open.
const fresh = { staleTime: 0 } as const

/** One answer holds the list, its count and the piles, so that they never disagree. */
export function useDesk(place: DeskPlace) {
  const query = pageQuery(place)
  return useQuery({
    queryKey: keyOf(place),
    queryFn: () => answerOf(api.GET('/api/applications/desk', { params: { query } })),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

/** The list as it was read last in this tab, for a file on its own address. */
export const useKeptDesk = (place: DeskPlace) => useQueryClient().getQueryData<Desk>(keyOf(place))

/** "3 of 61", while the open file is on this page of the list. */
export function sayPosition(desk: Desk | undefined, place: DeskPlace): string | undefined {
  const at = desk?.applications.findIndex(({ id }) => id === place.application) ?? -1
  if (!desk || at < 0) return undefined
  const total = formatNumber(desk.total)
  const nth = formatNumber((place.page - 1) * place.pageSize + at + 1)
  return `${nth} of ${desk.isMore ? `more than ${total}` : total}`
}

/** The applications before and after the open one in the current list, on any page. */
export function useNeighbors(place: DeskPlace, onThisPage: Neighbors | undefined) {
  const { application: id } = place
  const query = listQuery(place)
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

export const fetchMatching = (place: DeskPlace) =>
  answerOf(api.GET('/api/applications/selection', { params: { query: listQuery(place) } }))

const listQuery = ({ filters, sort }: Pick<DeskPlace, 'filters' | 'sort'>) => ({
  ...Object.fromEntries(apiParams(filters)),
  sort,
})

const pageQuery = (place: DeskPlace) => ({
  ...listQuery(place),
  page: place.page,
  pageSize: place.pageSize,
})

const keyOf = (place: DeskPlace) => [...listKey, pageQuery(place)]

export function useRefreshDesk() {
  const client = useQueryClient()
  return () => refreshApplications(client)
}
