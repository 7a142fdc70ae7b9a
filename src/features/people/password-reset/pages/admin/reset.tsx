import { useState } from 'react'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Gate } from '#features/people/sign-in/components/admin/gate.tsx'
import { NewPasswordForm } from '#features/people/sign-in/components/admin/new-password-form.tsx'
import { pageContext } from '#lib/page-context.ts'
import { hashSecret } from '#lib/secrets.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, unlisted } from '#site/private-page.ts'
import { resetPassword } from '../../components/admin/reset-calls.ts'
import { findReset } from '../../data.ts'
import type { Route } from './+types/reset.ts'
import '#features/admin/components/admin.css'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = await findReset(context.get(pageContext).db, hashSecret(token))
  return { isOpen: found !== undefined }
}

export const headers = privateHeaders

export const meta = () => unlisted('Choose a new password')

export default function Reset({ loaderData: { isOpen }, params: { token } }: Route.ComponentProps) {
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <Gate title="Your password is changed" lead="Every browser was signed out.">
        <ButtonLink to={paths.adminLoggedOut} className="justify-self-start">
          Sign in
        </ButtonLink>
      </Gate>
    )
  }
  return (
    <Gate title="Choose a new password">
      {isOpen ? (
        <NewPasswordForm
          action="Change password"
          busy="Changing…"
          send={(password) => resetPassword(token, password)}
          onSent={() => setDone(true)}
        />
      ) : (
        <>
          <Notice tone="critical">This link doesn’t work any more. Ask for a new one.</Notice>
          <ButtonLink to={paths.adminForgot} className="justify-self-start">
            Ask for a new link
          </ButtonLink>
        </>
      )}
    </Gate>
  )
}
