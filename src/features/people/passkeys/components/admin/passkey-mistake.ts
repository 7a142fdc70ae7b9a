import { WebAuthnError } from '@simplewebauthn/browser'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'

/** The browser's own words are for developers. */
export function passkeyMistake(error: unknown): string {
  const failed = 'The passkey didn’t work. Please try again.'
  if (error instanceof ApiError) return reasonOf(error, failed)
  if (!(error instanceof Error)) return failed
  const code = error instanceof WebAuthnError ? error.code : undefined
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for you already.'
  if (error.name === 'NotAllowedError' || code === 'ERROR_CEREMONY_ABORTED')
    return 'Nothing was chosen in time. Try again when you’re ready.'
  if (error.name === 'SecurityError') return 'Passkeys don’t work at this address.'
  return failed
}
