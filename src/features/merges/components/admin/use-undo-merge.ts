import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { unmergingApi } from '../../api/undo.ts'

const api = createApi<RoutesOf<typeof unmergingApi>>()

/** Undoes a merge and says how it went. */
export function useUndoMerge() {
  const client = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ keptId, mergeId }: { keptId: string; mergeId: string }) =>
      answerOf(
        api.POST('/api/applications/{id}/merges/{mergeId}/undo', {
          params: { path: { id: keptId, mergeId } },
        }),
      ),
    onSuccess: () =>
      reportSuccess('Two files again', { description: 'Both are as they were before the merge.' }),
    onError: (error) => reportFailure(error, 'The merge could not be undone.', 'Still merged'),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath] }),
  })
  return { undo: mutate, isPending }
}
