import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { repaymentsApi } from '../../api.ts'
import type { NewRepayment, RepaymentCorrection } from '../../schema.ts'

const api = createApi<RoutesOf<typeof repaymentsApi>>()
const keyOf = (id: string) => [applicationsPath, id, 'repayments']

/** A new entry in the timeline reads it again. */
export const useRepaid = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => answerOf(api.GET('/api/applications/{id}/repayments', { params: { path: { id } } })),
  })

type Change = { record: NewRepayment } | { repaymentId: string; correction: RepaymentCorrection }

export function useChangeRepaid(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) =>
      'record' in change
        ? answerOf(
            api.POST('/api/applications/{id}/repayments', { params: { path: { id } }, body: change.record }),
          )
        : answerOf(
            api.POST('/api/applications/{id}/repayments/{repaymentId}/correction', {
              params: { path: { id, repaymentId: change.repaymentId } },
              body: change.correction,
            }),
          ),
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    onSuccess: (repaid) => {
      client.setQueryData(keyOf(id), repaid)
      return client.invalidateQueries({ queryKey: [applicationsPath, id] })
    },
  })
}
