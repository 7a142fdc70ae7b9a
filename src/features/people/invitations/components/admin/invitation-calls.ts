import { startRegistration } from '@simplewebauthn/browser'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { invitationsApi } from '../../api.ts'
import type { NewInvitation } from '../../schema.ts'

const api = createApi<RoutesOf<typeof invitationsApi>>()

export const invite = (body: NewInvitation) => answerOf(api.POST('/api/admin/invitations', { body }))

export const withdrawInvitation = (id: string) =>
  answerOf(api.DELETE('/api/admin/invitations/{id}', { params: { path: { id } } }))

export const acceptInvitation = (token: string, password: string) =>
  answerOf(
    api.POST('/api/admin/invitation/{token}/accept', { params: { path: { token } }, body: { password } }),
  )

export async function acceptWithPasskey(token: string) {
  const params = { path: { token } }
  const optionsJSON = await answerOf(api.POST('/api/admin/invitation/{token}/passkey/options', { params }))
  const credential = await startRegistration({ optionsJSON })
  const body = { name: nameBrowser(navigator.userAgent), credential }
  return answerOf(api.POST('/api/admin/invitation/{token}/passkey', { params, body }))
}
