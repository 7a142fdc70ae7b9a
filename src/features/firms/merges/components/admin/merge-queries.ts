import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmMergesApi } from '../../api.ts'
import type { Merge } from '../../schema.ts'

const api = createApi<RoutesOf<typeof firmMergesApi>>()

export const useMergePreview = (id: string, intoId: string) =>
  useQuery({
    queryKey: [firmsPath, id, 'merge', intoId],
    queryFn: () => answerOf(api.GET('/api/firms/{id}/merge/{intoId}', { params: { path: { id, intoId } } })),
    staleTime: 0,
  })

/** What two firms would become can’t be read again once they are one. */
function useMerging<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  words: { done?: string; failed: string },
) {
  const client = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  return useMutation({
    mutationFn,
    onSuccess: () => words.done && reportSuccess(words.done),
    onError: (error) => reportFailure(error, 'Please try again.', words.failed),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path, , part] }) =>
          (path === firmsPath && part !== 'merge') || path === applicationsPath,
      }),
  })
}

export const useMergeFirms = () =>
  useMerging(
    ({ id, ...body }: Merge & { id: string }) =>
      answerOf(api.POST('/api/firms/{id}/merge', { params: { path: { id } }, body })),
    { failed: 'Not merged' },
  )

export const usePartFirms = () =>
  useMerging((id: string) => answerOf(api.POST('/api/firms/{id}/parting', { params: { path: { id } } })), {
    done: 'Two firms again',
    failed: 'Still merged',
  })
