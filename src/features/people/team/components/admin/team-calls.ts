import { queryOptions } from '@tanstack/react-query'
import type { Role } from '#domain/roles.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { teamApi } from '../../api.ts'
import type { Rights } from '../../schema.ts'

const api = createApi<RoutesOf<typeof teamApi>>()

export const teamQuery = queryOptions({
  queryKey: ['/api/admin/people'],
  queryFn: () => answerOf(api.GET('/api/admin/people')),
  staleTime: 0,
})

const at = (id: string) => ({ params: { path: { id } } })

export const changeRole = (id: string, role: Role) =>
  answerOf(api.PATCH('/api/admin/people/{id}', { ...at(id), body: { role } }))

export const renamePerson = (id: string, name: string) =>
  answerOf(api.PATCH('/api/admin/people/{id}', { ...at(id), body: { name } }))

export const changeRights = (id: string, rights: Rights) =>
  answerOf(api.PATCH('/api/admin/people/{id}', { ...at(id), body: rights }))

export const disablePerson = (id: string) => answerOf(api.POST('/api/admin/people/{id}/disable', at(id)))

export const enablePerson = (id: string) => answerOf(api.POST('/api/admin/people/{id}/enable', at(id)))

export const requireSecondFactor = (requiresSecondFactor: boolean) =>
  answerOf(api.PUT('/api/admin/team-settings', { body: { requiresSecondFactor } }))
