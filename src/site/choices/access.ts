import { type Choice, valuesOf } from './choice.ts'

/** Recorded together with the IP address. */
export const accessActions = [
  { value: 'sign-in', label: 'Signed in' },
  { value: 'sign-in-refused', label: 'Wrong password' },
  { value: 'sign-out', label: 'Signed out' },
  { value: 'password-changed', label: 'Password changed' },
  { value: 'second-factor-refused', label: 'Wrong code or passkey' },
  { value: 'passkey-added', label: 'Passkey added' },
  { value: 'passkey-removed', label: 'Passkey removed' },
  { value: 'authenticator-app-on', label: 'Authenticator app turned on' },
  { value: 'authenticator-app-off', label: 'Authenticator app turned off' },
  { value: 'recovery-codes-made', label: 'Recovery codes made' },
  { value: 'list-export', label: 'Whole list of applications read' },
  { value: 'csv-export', label: 'Applications exported as CSV' },
  { value: 'person-export', label: 'Data of a person exported' },
  { value: 'document-download', label: 'Document downloaded' },
  { value: 'password-reset', label: 'Password reset by a mailed link' },
  { value: 'owner-rescued', label: 'First owner reset at the machine' },
  { value: 'person-invited', label: 'Somebody invited' },
  { value: 'invitation-withdrawn', label: 'Invitation withdrawn' },
  { value: 'invitation-accepted', label: 'Invitation accepted' },
  { value: 'role-changed', label: 'Role changed' },
  { value: 'person-disabled', label: 'Person disabled' },
  { value: 'person-enabled', label: 'Person enabled' },
  { value: 'profile-changed', label: 'Own name or email changed' },
  { value: 'team-settings-changed', label: 'Second factor required or not' },
  { value: 'retention-changed', label: 'Retention changed' },
  { value: 'retention', label: 'Deleted what was kept long enough' },
] as const satisfies readonly Choice[]

export type AccessAction = (typeof accessActions)[number]['value']
export const accessActionValues = valuesOf(accessActions)

/** Records per page. */
export const accessPageSize = 100
