import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { withConfirmation } from '#features/admin/components/confirmation.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { passkeysApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof passkeysApi>>()

export const passkeysQuery = queryOptions({
  queryKey: ['/api/admin/passkeys'],
  queryFn: () => answerOf(api.GET('/api/admin/passkeys')),
})

export async function addPasskey(name: string) {
  const optionsJSON = await withConfirmation(() => answerOf(api.POST('/api/admin/passkeys/options')))
  const credential = await startRegistration({ optionsJSON })
  return withConfirmation(() => answerOf(api.POST('/api/admin/passkeys', { body: { name, credential } })))
}

export const renamePasskey = (id: string, name: string) =>
  answerOf(api.PATCH('/api/admin/passkeys/{id}', { params: { path: { id } }, body: { name } }))

export const removePasskey = (id: string) =>
  withConfirmation(() => answerOf(api.DELETE('/api/admin/passkeys/{id}', { params: { path: { id } } })))

/** Signs in, or confirms again who is there, with a passkey that the browser finds. */
export async function signInWithPasskey() {
  const optionsJSON = await answerOf(api.POST('/api/admin/login/passkey/options'))
  const credential = await startAuthentication({ optionsJSON })
  return answerOf(api.POST('/api/admin/login/passkey', { body: { credential } }))
}
