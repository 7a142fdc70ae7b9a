import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { DeadlineSettings } from '#features/calendar/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { deadlinesApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof deadlinesApi>>()

const key = '/api/admin/clocks'

export const readDeadlines = () => answerOf(api.GET(key))

export const useDeadlines = () => useQuery({ queryKey: [key], queryFn: readDeadlines, staleTime: 0 })

export function useSaveDeadlines() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: DeadlineSettings) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
}
