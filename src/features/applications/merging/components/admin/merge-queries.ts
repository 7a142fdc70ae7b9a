import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/list/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { mergingApi } from '../../api.ts'
import type { Merge } from '../../schema.ts'

const api = createApi<RoutesOf<typeof mergingApi>>()

/** Read again when either file is changed by somebody else. */
export const usePair = (id: string, otherId: string) =>
  useQuery({
    queryKey: [applicationsPath, id, 'merge', otherId],
    queryFn: () =>
      answerOf(api.GET('/api/applications/{id}/merge/{otherId}', { params: { path: { id, otherId } } })),
    staleTime: 0,
  })

/** Lists and counts lose a file. */
export function useMerge() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ keptId, ...body }: Merge & { keptId: string }) =>
      answerOf(api.POST('/api/applications/{id}/merge', { params: { path: { id: keptId } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath] }),
  })
}
