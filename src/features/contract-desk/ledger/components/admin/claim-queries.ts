import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { endingsApi } from '#features/payoffs/endings/api.ts'
import type { NewEnding, NewHold } from '#features/payoffs/endings/schema.ts'
import type { refundsApi } from '#features/payoffs/refunds/api.ts'
import type { NewRefund, NewReturn } from '#features/payoffs/refunds/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const api = createApi<RoutesOf<typeof endingsApi | typeof refundsApi>>()
const byId = (id: string) => ({ path: { id } })
const endings = '/api/applications/{id}/endings' as const

/** Whether the claim ended unpaid or is on hold, and who may do what about it. */
export const useClaimStand = (id: string) =>
  useQuery({
    queryKey: [applicationsPath, id, 'endings'],
    queryFn: () => answerOf(api.GET(endings, { params: byId(id) })),
  })

export type ClaimAct =
  | { end: NewEnding }
  | { sign: string }
  | { refuse: string; reason: string }
  | { hold: NewHold }
  | { unhold: string }
  | { refund: NewRefund; contractId: string }
  | { giveBack: NewReturn; entryId: string }

export function useClaimAct(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: ClaimAct) => send(id, act),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, id] }),
  })
}

function send(id: string, act: ClaimAct) {
  if ('end' in act) return answerOf(api.POST(endings, { params: byId(id), body: act.end }))
  if ('hold' in act)
    return answerOf(api.POST('/api/applications/{id}/holds', { params: byId(id), body: act.hold }))
  if ('unhold' in act)
    return answerOf(
      api.POST('/api/applications/{id}/holds/end', { params: byId(id), body: { until: act.unhold } }),
    )
  if ('refund' in act)
    return answerOf(
      api.POST('/api/contracts/{id}/refunds', { params: byId(act.contractId), body: act.refund }),
    )
  if ('giveBack' in act)
    return answerOf(
      api.POST('/api/ledger-entries/{id}/return', { params: byId(act.entryId), body: act.giveBack }),
    )
  const params = { path: { id, endingId: 'sign' in act ? act.sign : act.refuse } }
  if ('sign' in act) return answerOf(api.POST(`${endings}/{endingId}/signature`, { params }))
  const { reason } = act
  return answerOf(api.POST(`${endings}/{endingId}/refusal`, { params, body: { reason } }))
}
