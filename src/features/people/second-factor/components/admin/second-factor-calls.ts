import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { withConfirmation } from '#features/admin/components/confirmation.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { secondFactorApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof secondFactorApi>>()

export const factorsQuery = queryOptions({
  queryKey: ['/api/admin/second-factor'],
  queryFn: () => answerOf(api.GET('/api/admin/second-factor')),
})

export const waysQuery = queryOptions({
  queryKey: ['/api/admin/second-factor/ways'],
  queryFn: () => answerOf(api.GET('/api/admin/second-factor/ways')),
  staleTime: 0,
  gcTime: 0,
})

export const giveCode = (code: string) => answerOf(api.POST('/api/admin/second-factor', { body: { code } }))

export const finishEnrollment = () => answerOf(api.POST('/api/admin/enrollment'))

export const startApp = () => withConfirmation(() => answerOf(api.POST('/api/admin/authenticator-app/setup')))

export const confirmApp = (body: { setup: string; code: string }) =>
  withConfirmation(() => answerOf(api.PUT('/api/admin/authenticator-app', { body })))

export const removeApp = () => withConfirmation(() => answerOf(api.DELETE('/api/admin/authenticator-app')))

export const replaceRecoveryCodes = () =>
  withConfirmation(() => answerOf(api.POST('/api/admin/recovery-codes')))
