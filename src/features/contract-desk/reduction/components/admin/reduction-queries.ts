import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { reductionsApi } from '#features/payoffs/reductions/api.ts'
import type { Answer } from '#features/payoffs/reductions/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const api = createApi<RoutesOf<typeof reductionsApi>>()
const byId = (id: string) => ({ path: { id } })

/** News of the file read it again. */
export const useReduction = (applicationId: string) =>
  useQuery({
    queryKey: [applicationsPath, applicationId, 'reduction'],
    queryFn: () => answerOf(api.GET('/api/applications/{id}/reduction', { params: byId(applicationId) })),
  })

type Act =
  | { act: 'answer'; answer: Answer }
  | { act: 'sign' }
  | { act: 'refuse-signature' }
  | { act: 'withdraw'; reason: string }
  | { act: 'accept' }

export function useReductionAct(applicationId: string, id: string) {
  const client = useQueryClient()
  const params = byId(id)
  return useMutation({
    mutationFn: (asked: Act) => {
      switch (asked.act) {
        case 'answer':
          return answerOf(api.POST('/api/reductions/{id}/answer', { params, body: asked.answer }))
        case 'sign':
          return answerOf(api.POST('/api/reductions/{id}/signature', { params }))
        case 'refuse-signature':
          return answerOf(api.POST('/api/reductions/{id}/signature-refusal', { params }))
        case 'accept':
          return answerOf(api.POST('/api/reductions/{id}/acceptance', { params }))
        case 'withdraw': {
          const body = { reason: asked.reason }
          return answerOf(api.POST('/api/reductions/{id}/withdrawal', { params, body }))
        }
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}
