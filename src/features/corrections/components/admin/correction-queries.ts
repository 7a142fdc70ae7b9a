import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { correctionsApi } from '../../api.ts'
import type { AnswersCorrection } from '../../schema.ts'

const api = createApi<RoutesOf<typeof correctionsApi>>()
const byId = (applicationId: string) => ({ params: { path: { applicationId } } })
const keyOf = (applicationId: string) => [applicationsPath, applicationId, 'corrections'] as const

export const useCorrections = (applicationId: string) =>
  useQuery({
    queryKey: keyOf(applicationId),
    queryFn: () => answerOf(api.GET('/api/applications/{applicationId}/corrections', byId(applicationId))),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

function useRefresh(applicationId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] })
}

/** Lists, duplicates and the application itself depend on the answers. */
export function useCorrectAnswers(applicationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AnswersCorrection) =>
      answerOf(api.POST('/api/applications/{applicationId}/corrections', { ...byId(applicationId), body })),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath] }),
  })
}

export function useMarkSeen(applicationId: string) {
  const refresh = useRefresh(applicationId)
  return useMutation({
    mutationFn: () =>
      answerOf(api.POST('/api/applications/{applicationId}/corrections/seen', byId(applicationId))),
    onSettled: refresh,
  })
}

export function useUndoCorrection(applicationId: string) {
  const refresh = useRefresh(applicationId)
  return useMutation({
    mutationFn: (correctionId: string) =>
      answerOf(
        api.POST('/api/applications/{applicationId}/corrections/{correctionId}/undo', {
          params: { path: { applicationId, correctionId } },
        }),
      ),
    onSettled: refresh,
  })
}
