import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { readyApi } from '../../api.ts'
import type { OpeningChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof readyApi>>()

export const launchQuery = queryOptions({
  queryKey: ['/api/admin/launch-tasks'],
  queryFn: () => answerOf(api.GET('/api/admin/launch-tasks')),
  // Tasks are done on other screens.
  staleTime: 0,
})

export const openingQuery = queryOptions({
  queryKey: ['/api/admin/opening'],
  queryFn: () => answerOf(api.GET('/api/admin/opening')),
  staleTime: 0,
})

export function useOpeningChange(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: OpeningChange) => answerOf(api.PATCH('/api/admin/opening', { body })),
    onSuccess: (opening) => {
      queries.setQueryData(openingQuery.queryKey, opening)
      onSaved()
      return queries.invalidateQueries({ queryKey: launchQuery.queryKey })
    },
  })
}
