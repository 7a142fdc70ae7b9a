import { type Query, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { mergesApi } from '../../api.ts'
import type { Merge } from '../../schema.ts'

const api = createApi<RoutesOf<typeof mergesApi>>()

const mutationKey = ['merge']

/** Reads again when somebody else changes either application, but not while one of them goes away. */
export function usePair(id: string, otherId: string) {
  const isMerging = useIsMutating({ mutationKey }) > 0
  return useQuery({
    queryKey: [applicationsPath, id, 'merge', otherId],
    queryFn: () =>
      answerOf(api.GET('/api/applications/{id}/merge/{otherId}', { params: { path: { id, otherId } } })),
    staleTime: 0,
    enabled: !isMerging,
  })
}

/** Lists and counts lose an application. What was read about it is old and can't be read again. */
export function useMerge() {
  const client = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: ({ keptId, ...body }: Merge & { keptId: string }) =>
      answerOf(api.POST('/api/applications/{id}/merge', { params: { path: { id: keptId } }, body })),
    onSettled: (result, _error, { otherId }) => {
      const isAboutOther = ({ queryKey }: Query) => queryKey.includes(otherId)
      const queryKey = [applicationsPath]
      return Promise.all([
        client.invalidateQueries({
          queryKey,
          predicate: isAboutOther,
          refetchType: result ? 'none' : 'active',
        }),
        client.invalidateQueries({ queryKey, predicate: (query) => !isAboutOther(query) }),
      ])
    },
  })
}

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
