import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { callsApi } from '../../api.ts'
import type { NewCall } from '../../schema.ts'

const api = createApi<RoutesOf<typeof callsApi>>()

export function useLogCall(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewCall) =>
      answerOf(api.POST('/api/applications/{id}/calls', { params: { path: { id } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, id] }),
  })
}
