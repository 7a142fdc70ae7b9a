import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { payoutsApi } from '#features/payouts/api/payouts.ts'
import type {
  NewPayeeDetails,
  NewPayoutSignature,
  NewWord,
  Returned,
  Sent,
} from '#features/payouts/schema/requests.ts'
import type { HitJudgment, NewScreening } from '#features/payouts/screening/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { Whose } from '../sent-queries.ts'

const api = createApi<RoutesOf<typeof payoutsApi>>()
const byId = ({ id }: Whose) => ({ params: { path: { id } } })

/** What has to hold before money leaves, and what happened since. News of the file read it again. */
export const usePayout = ({ applicationId, id }: Whose, isAsked: boolean) =>
  useQuery({
    queryKey: [applicationsPath, applicationId, 'contracts', id, 'payout'],
    queryFn: () => answerOf(api.GET('/api/contracts/{id}/payout', byId({ applicationId, id }))),
    enabled: isAsked,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** Each answer is the gate as it is now; everything else about the file follows. */
function useCall<Asked, Answer>({ applicationId }: Whose, call: (asked: Asked) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}

export const useShownDetails = (whose: Whose) =>
  useMutation({ mutationFn: () => answerOf(api.GET('/api/contracts/{id}/payout/details', byId(whose))) })

export const useDetails = (whose: Whose) =>
  useCall(whose, (body: NewPayeeDetails) =>
    answerOf(api.PUT('/api/contracts/{id}/payout/details', { ...byId(whose), body })),
  )

export const useWord = (whose: Whose) =>
  useCall(whose, (body: NewWord) =>
    answerOf(api.POST('/api/contracts/{id}/payout/words', { ...byId(whose), body })),
  )

export const useScreening = (whose: Whose) =>
  useCall(whose, (body: NewScreening) =>
    answerOf(api.POST('/api/contracts/{id}/payout/screening', { ...byId(whose), body })),
  )

export const useJudgment = (whose: Whose) =>
  useCall(whose, (body: HitJudgment) =>
    answerOf(api.POST('/api/contracts/{id}/payout/screening/judgment', { ...byId(whose), body })),
  )

export const useSignature = (whose: Whose) =>
  useCall(whose, (body: NewPayoutSignature) =>
    answerOf(api.POST('/api/contracts/{id}/payout/signature', { ...byId(whose), body })),
  )

export const useHold = (whose: Whose) =>
  useCall(whose, (reason: string) =>
    answerOf(api.POST('/api/contracts/{id}/payout/refusal', { ...byId(whose), body: { reason } })),
  )

export const useSent = (whose: Whose) =>
  useCall(whose, (body: Sent) =>
    answerOf(api.POST('/api/contracts/{id}/payout/sent', { ...byId(whose), body })),
  )

export const useReceived = (whose: Whose) =>
  useCall(whose, (body: { on: string; submissionKey: string }) =>
    answerOf(api.POST('/api/contracts/{id}/payout/received', { ...byId(whose), body })),
  )

export const useReturned = (whose: Whose) =>
  useCall(whose, (body: Returned) =>
    answerOf(api.POST('/api/contracts/{id}/payout/returned', { ...byId(whose), body })),
  )
