import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { withConfirmation } from '#features/admin/components/confirmation.ts'
import type { sessionsApi } from '#features/people/sessions/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { adminAuthApi } from '../../api.ts'
import type { PasswordChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof adminAuthApi | typeof sessionsApi>>()

export const fetchSession = () => answerOf(api.GET('/api/admin/me'))

export const sessionQuery = queryOptions({ queryKey: ['/api/admin/me'], queryFn: fetchSession })

export type Credentials = { email?: string; password: string }

export const signIn = (body: Credentials) => answerOf(api.POST('/api/admin/login', { body }))

export type SignInAnswer = Awaited<ReturnType<typeof signIn>>

export const fetchNextStep = () => answerOf(api.GET('/api/admin/session'))

export const visitorQuery = queryOptions({
  queryKey: ['/api/admin/session'],
  queryFn: fetchNextStep,
  staleTime: 0,
})

export const confirmIdentity = (body: { password: string } | { code: string }) =>
  answerOf(api.POST('/api/admin/confirm', { body }))

export const logOut = () => answerOf(api.POST('/api/admin/logout'))

export const browsersQuery = queryOptions({
  queryKey: ['/api/admin/sessions'],
  queryFn: () => answerOf(api.GET('/api/admin/sessions')),
  staleTime: 0,
})

export const signOutEverywhere = () => answerOf(api.DELETE('/api/admin/sessions'))

export const signOutOthers = () =>
  answerOf(api.DELETE('/api/admin/sessions', { params: { query: { others: 'true' } } }))

export const signOutBrowser = (code: string) =>
  answerOf(api.DELETE('/api/admin/sessions/{code}', { params: { path: { code } } }))

export const changePassword = (body: PasswordChange) => answerOf(api.PUT('/api/admin/password', { body }))

export const setFirstPassword = (password: string) =>
  withConfirmation(() => answerOf(api.POST('/api/admin/password', { body: { password } })))
