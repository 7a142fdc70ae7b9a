import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { cancellationsApi } from '#features/payments/cancellations/api.ts'
import type { LateAnswer, NewMoneyBack, NewNotice } from '#features/payments/cancellations/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { Whose } from '../sent-queries.ts'

const api = createApi<RoutesOf<typeof cancellationsApi>>()
const byId = ({ id }: Whose) => ({ params: { path: { id } } })

/** Until when it can be canceled, and what came of that. News of the file read it again. */
export const useCancellation = (whose: Whose, isAsked: boolean) =>
  useQuery({
    queryKey: [applicationsPath, whose.applicationId, 'contracts', whose.id, 'cancellation'],
    queryFn: () => answerOf(api.GET('/api/contracts/{id}/cancellation', byId(whose))),
    enabled: isAsked,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

function useCall<Asked, Answer>({ applicationId }: Whose, call: (asked: Asked) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}

/** The notice, and what came back with it. */
export const useRecording = (whose: Whose) =>
  useCall(whose, async ({ notice, money }: { notice?: NewNotice; money?: NewMoneyBack }) => {
    if (notice) await answerOf(api.POST('/api/contracts/{id}/cancellation', { ...byId(whose), body: notice }))
    if (money)
      await answerOf(api.POST('/api/contracts/{id}/cancellation/money-back', { ...byId(whose), body: money }))
  })

export const useKeeping = (whose: Whose) =>
  useCall(whose, (reason: string) =>
    answerOf(api.POST('/api/contracts/{id}/cancellation/keep', { ...byId(whose), body: { reason } })),
  )

export const useLateAnswer = (whose: Whose) =>
  useCall(whose, (body: LateAnswer) =>
    answerOf(api.POST('/api/contracts/{id}/cancellation/late', { ...byId(whose), body })),
  )
