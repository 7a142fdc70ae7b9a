import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { ClockSettings } from '#features/calendar/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { clocksApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof clocksApi>>()

const key = '/api/admin/clocks'

export const readClocks = () => answerOf(api.GET(key))

export const useClocks = () => useQuery({ queryKey: [key], queryFn: readClocks, staleTime: 0 })

export function useSaveClocks() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ClockSettings) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
}
