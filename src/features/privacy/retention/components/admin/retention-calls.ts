import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { retentionKindValues } from '#domain/retention.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { retentionApi } from '../../api.ts'
import type { Retention } from '../../schema.ts'

const api = createApi<RoutesOf<typeof retentionApi>>()

const retentionKey = '/api/admin/retention'

export const useRetention = () =>
  useQuery({ queryKey: [retentionKey], queryFn: () => answerOf(api.GET(retentionKey)), staleTime: 0 })

export function useTonight(months: Retention | undefined) {
  const query = Object.fromEntries(retentionKindValues.map((kind) => [kind, months?.[kind] ?? 'never']))
  return useQuery({
    queryKey: [retentionKey, 'tonight', query],
    queryFn: async () => (await answerOf(api.GET(retentionKey, { params: { query } }))).tonight,
    enabled: months !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useSaveRetention(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Retention) => answerOf(api.PUT(retentionKey, { body })),
    onSuccess: (answer) => {
      queries.setQueryData([retentionKey], answer)
      onSaved()
    },
  })
}
