import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmsApi } from '../../../records/api.ts'
import { type FirmListState, filtersOf } from './firm-list-state.ts'

const api = createApi<RoutesOf<typeof firmsApi>>()

/** A page of the list; more come as somebody goes on. */
const limit = 50

export function useFirms(listState: FirmListState, isAsked: boolean) {
  const query = { ...filtersOf(listState), sort: listState.sort }
  return useInfiniteQuery({
    queryKey: [firmsPath, 'list', query],
    queryFn: ({ pageParam }) =>
      answerOf(
        api.GET('/api/firms/page', {
          params: { query: { ...query, limit, ...(pageParam && { after: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isAsked,
    staleTime: 0,
  })
}

export const useFirmCounts = () =>
  useQuery({
    queryKey: [firmsPath, 'counts'],
    queryFn: () => answerOf(api.GET('/api/firms/counts')),
    staleTime: 0,
  })
