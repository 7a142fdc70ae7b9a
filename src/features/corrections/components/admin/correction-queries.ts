import { useQuery } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  useApplicationChange,
} from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { correctionsApi } from '../../api.ts'
import type { AnswersCorrection } from '../../schema.ts'

const api = createApi<RoutesOf<typeof correctionsApi>>()
const byId = (applicationId: string) => ({ params: { path: { applicationId } } })

export const useCorrections = (applicationId: string) =>
  useQuery({
    queryKey: [applicationsPath, applicationId, 'corrections'],
    queryFn: () => answerOf(api.GET('/api/applications/{applicationId}/corrections', byId(applicationId))),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Lists, duplicates and the application itself depend on the answers. */
export const useCorrectAnswers = (applicationId: string) =>
  useApplicationChange((body: AnswersCorrection) =>
    answerOf(api.POST('/api/applications/{applicationId}/corrections', { ...byId(applicationId), body })),
  )

export const useMarkSeen = (applicationId: string) =>
  useApplicationChange(
    () => answerOf(api.POST('/api/applications/{applicationId}/corrections/seen', byId(applicationId))),
    [applicationsPath, applicationId],
  )

export const useUndoCorrection = (applicationId: string) =>
  useApplicationChange(
    (correctionId: string) => {
      const params = { path: { applicationId, correctionId } }
      return answerOf(
        api.POST('/api/applications/{applicationId}/corrections/{correctionId}/undo', { params }),
      )
    },
    [applicationsPath, applicationId],
  )
