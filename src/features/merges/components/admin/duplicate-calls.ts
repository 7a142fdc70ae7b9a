import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { duplicatesApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof duplicatesApi>>()

/** The list marks possible duplicates too. */
export function useJudgeDuplicate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ otherId, isDismissed }: { otherId: string; isDismissed: boolean }) =>
      answerOf(
        api.PUT('/api/applications/{id}/duplicates/{otherId}', {
          params: { path: { id, otherId } },
          body: { isDismissed },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath] }),
  })
}
