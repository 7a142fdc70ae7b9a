import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  listKey,
  refreshApplications,
} from '#features/applications/list/components/admin/application-cache.ts'
import { apiParams, type DeskPlace } from '#features/applications/list/components/admin/desk-place.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { formatNumber } from '#site/format.ts'
import type { deskApi } from '../../api.ts'
import type { Desk, Neighbors } from '../../schema.ts'

const api = createApi<RoutesOf<typeof deskApi>>()

// Refetch whenever it comes into view: applications arrive while other screens are open.
const fresh = { staleTime: 0 } as const

/** One answer holds the list, its count and the piles, so that they never disagree. */
export function useDesk(place: DeskPlace) {
  const { page, pageSize } = place
  const query = { ...listQuery(place), page, pageSize }
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: () => answerOf(api.GET('/api/applications/desk', { params: { query } })),
    placeholderData: keepPreviousData,
    ...fresh,
  })
}

/** "3 of 61", if the list was read in this tab and has it on this page. */
export function usePosition(place: DeskPlace): string | undefined {
  const { page, pageSize, application } = place
  const query = { ...listQuery(place), page, pageSize }
  const { data } = useQuery<Desk>({ queryKey: [...listKey, query], queryFn: skipToken })
  const at = data?.applications.findIndex(({ id }) => id === application) ?? -1
  if (!data || at < 0) return undefined
  const total = formatNumber(data.total)
  return `${formatNumber((page - 1) * pageSize + at + 1)} of ${data.isMore ? `more than ${total}` : total}`
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

export function useRefreshDesk() {
  const client = useQueryClient()
  return () => refreshApplications(client)
}
