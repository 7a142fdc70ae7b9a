import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { listKey } from '#features/applications/components/admin/application-cache.ts'
import { apiParams } from '#features/applications/components/admin/list-state.ts'
import type { Filters } from '#features/applications/schema/rows.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { boardApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof boardApi>>()

export function useBoard(filters: Filters) {
  const query = Object.fromEntries(apiParams(filters))
  return useQuery({
    queryKey: [...listKey, 'board', query],
    queryFn: () => answerOf(api.GET('/api/applications/board', { params: { query } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
