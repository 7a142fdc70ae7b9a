import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { withConfirmation } from '#features/admin/components/confirmation.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { profileApi } from '../../api.ts'
import type { ProfileChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof profileApi>>()

export const profileQuery = queryOptions({
  queryKey: ['/api/admin/profile'],
  queryFn: () => answerOf(api.GET('/api/admin/profile')),
  staleTime: 0,
})

export const setSingleKeys = (singleKeys: boolean) =>
  answerOf(api.PUT('/api/admin/profile/keys', { body: { singleKeys } }))

export const changeProfile = (body: ProfileChange) =>
  withConfirmation(() => answerOf(api.PATCH('/api/admin/profile', { body })))
