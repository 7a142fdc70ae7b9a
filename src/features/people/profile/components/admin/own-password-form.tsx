import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { NewPasswordForm } from '#features/people/sign-in/components/admin/new-password-form.tsx'
import { PasswordForm } from '#features/people/sign-in/components/admin/password-form.tsx'
import { browsersQuery, setFirstPassword } from '#features/people/sign-in/components/admin/sign-in-calls.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { profileQuery } from './profile-calls.ts'

export function OwnPasswordForm() {
  const { data: profile, error } = useQuery(profileQuery)
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  if (!profile && !error) return <LoadingText />
  if (profile?.hasPassword !== false) return <PasswordForm />

  function showIt() {
    reportSuccess('Password set', { description: 'Every other browser was signed out.' })
    for (const { queryKey } of [profileQuery, browsersQuery]) queries.invalidateQueries({ queryKey })
  }
  return (
    <div className="grid max-w-field gap-5">
      <p className="text-soft">
        You sign in with a passkey alone. If you lose it, a password and a recovery code get you back in.
      </p>
      <NewPasswordForm action="Set a password" busy="Setting…" send={setFirstPassword} onSent={showIt} />
    </div>
  )
}
