import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { rulesApi } from '#features/rules/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { priceApi } from '../../api.ts'
import type { NewTerms } from '../../schema/new-terms.ts'

const api = createApi<RoutesOf<typeof priceApi> | RoutesOf<typeof rulesApi>>()

const termsKey = '/api/admin/price/terms'
const rulesKey = '/api/state-rules'

const termsQuery = {
  queryKey: [termsKey],
  queryFn: () => answerOf(api.GET(termsKey)),
  staleTime: 0,
}

export const useTerms = () => useQuery(termsQuery)

export const useStates = (on: string | undefined) =>
  useQuery({
    queryKey: [rulesKey, on],
    queryFn: () => answerOf(api.GET(rulesKey, { params: { query: { on } } })),
    placeholderData: (before) => before,
    staleTime: 0,
  })

export function useSetTerms() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTerms) => answerOf(api.POST(termsKey, { body })),
    onSuccess: (answer) => queries.setQueryData(termsQuery.queryKey, answer),
  })
}
