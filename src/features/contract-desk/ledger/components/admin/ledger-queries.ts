import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { accountsApi } from '#features/payoffs/accounts/api.ts'
import type { NewEntryCorrection, NewPayment } from '#features/payoffs/accounts/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const api = createApi<RoutesOf<typeof accountsApi>>()
const byId = (id: string) => ({ path: { id } })

/** Figures of a day; without one, of today. News of the file read them again, and the last ones stay until the next are here. */
export const useLedger = (id: string, on?: string | undefined) =>
  useQuery({
    queryKey: [applicationsPath, id, 'ledger', on ?? 'today'],
    queryFn: () =>
      answerOf(
        api.GET('/api/applications/{id}/ledger', { params: { ...byId(id), query: on ? { on } : {} } }),
      ),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? keepPreviousData(before) : undefined),
  })

export type CorrectionAct =
  | { ask: NewEntryCorrection; entryId: string }
  | { sign: string; entryId: string }
  | { refuse: string; entryId: string; reason: string }

const corrections = '/api/ledger-entries/{id}/corrections' as const

function useLedgerCall<Asked, Value>(id: string, call: (asked: Asked) => Promise<Value>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, id] }),
  })
}

export const useRecordPayment = (id: string) =>
  useLedgerCall(id, (body: NewPayment) =>
    answerOf(api.POST('/api/applications/{id}/payments', { params: byId(id), body })),
  )

export const useCorrectEntry = (id: string) =>
  useLedgerCall(id, (act: CorrectionAct) => {
    if ('ask' in act) return answerOf(api.POST(corrections, { params: byId(act.entryId), body: act.ask }))
    const correctionId = 'sign' in act ? act.sign : act.refuse
    const params = { path: { id: act.entryId, correctionId } }
    if ('sign' in act) return answerOf(api.POST(`${corrections}/{correctionId}/signature`, { params }))
    const { reason } = act
    return answerOf(api.POST(`${corrections}/{correctionId}/refusal`, { params, body: { reason } }))
  })
