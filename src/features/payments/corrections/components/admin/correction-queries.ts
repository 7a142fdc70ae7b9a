import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  refreshApplications,
} from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { paymentCorrectionsApi } from '../../api.ts'
import type { NewPaymentCorrection } from '../../schema.ts'

const api = createApi<RoutesOf<typeof paymentCorrectionsApi>>()

const keyOf = (id: string) => [applicationsPath, id, 'payment'] as const

export const usePaidOut = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => answerOf(api.GET('/api/applications/{id}/payment', { params: { path: { id } } })),
  })

export type CorrectionAct =
  | { ask: NewPaymentCorrection }
  | { sign: string }
  | { refuse: string; reason: string }

export function useCorrectPayment(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: CorrectionAct) => {
      const root = '/api/applications/{id}/payment/corrections' as const
      if ('ask' in act) return answerOf(api.POST(root, { params: { path: { id } }, body: act.ask }))
      const correctionId = 'sign' in act ? act.sign : act.refuse
      const params = { path: { id, correctionId } }
      if ('sign' in act) return answerOf(api.POST(`${root}/{correctionId}/signature`, { params }))
      const { reason } = act
      return answerOf(api.POST(`${root}/{correctionId}/refusal`, { params, body: { reason } }))
    },
    onSuccess: (paid) => client.setQueryData(keyOf(id), paid),
    onSettled: () => void refreshApplications(client),
  })
}
