import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/list/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { followUpsApi } from '../../api.ts'
import type { FollowUpChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof followUpsApi>>()

type WantedChange = FollowUpChange & { applicationId: string; followUpId: string }

export function useChangeFollowUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ applicationId: id, followUpId, ...body }: WantedChange) =>
      answerOf(
        api.PATCH('/api/applications/{id}/follow-ups/{followUpId}', {
          params: { path: { id, followUpId } },
          body,
        }),
      ),
    // Lists of what is due begin with the same path.
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath] }),
  })
}
