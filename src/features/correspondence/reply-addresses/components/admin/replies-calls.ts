import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { repliesApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof repliesApi>>()
const queryKey = ['/api/admin/replies'] as const

export const useReplies = () => useQuery({ queryKey, queryFn: () => answerOf(api.GET('/api/admin/replies')) })

export function useSaveReplies(onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string | null) => answerOf(api.PUT('/api/admin/replies', { body: { address } })),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state)
      onSaved()
    },
  })
}
