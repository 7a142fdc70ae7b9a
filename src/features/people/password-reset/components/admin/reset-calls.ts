import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { passwordResetApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof passwordResetApi>>()

export const askForReset = (email: string) =>
  answerOf(api.POST('/api/admin/password-reset', { body: { email } }))

export const resetPassword = (token: string, password: string) =>
  answerOf(api.POST('/api/admin/password-reset/{token}', { params: { path: { token } }, body: { password } }))
