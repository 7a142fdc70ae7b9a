import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { signaturesApi } from '../../api.ts'
import type { SignatureSettings } from '../../schema.ts'

const api = createApi<RoutesOf<typeof signaturesApi>>()

const key = '/api/admin/signatures'

export const readSignatures = () => answerOf(api.GET(key))

export const useSignatures = () => useQuery({ queryKey: [key], queryFn: readSignatures, staleTime: 0 })

export function useSaveSignatures() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SignatureSettings) => answerOf(api.PUT(key, { body })),
    onSuccess: (answer) => queries.setQueryData([key], answer),
  })
}
