import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { limitsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof limitsApi>>()

export const limitsQuery = queryOptions({
  queryKey: ['/api/admin/limit-changes'],
  queryFn: () => answerOf(api.GET('/api/admin/limit-changes')),
  staleTime: 0,
})

const at = (id: string) => ({ params: { path: { id } } })

export const signLimit = (id: string) => answerOf(api.POST('/api/admin/limit-changes/{id}/signature', at(id)))

export const refuseLimit = (id: string, reason: string) =>
  answerOf(api.POST('/api/admin/limit-changes/{id}/refusal', { ...at(id), body: { reason } }))

export const changePersonLimit = (id: string, body: { approveUpTo: number | null; reason?: string }) =>
  answerOf(api.PUT('/api/admin/people/{id}/limit', { ...at(id), body }))
