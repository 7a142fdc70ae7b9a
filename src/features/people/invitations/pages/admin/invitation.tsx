import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { roles } from '#domain/roles.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { passkeyMistake } from '#features/people/passkeys/components/admin/passkey-mistake.ts'
import { siteOf } from '#features/people/passkeys/mutations.ts'
import { NewCodes } from '#features/people/second-factor/components/admin/new-codes.tsx'
import { Gate } from '#features/people/sign-in/components/admin/gate.tsx'
import { NewPasswordForm } from '#features/people/sign-in/components/admin/new-password-form.tsx'
import { tellOtherTabs } from '#features/people/sign-in/components/admin/session-news.ts'
import { pageContext } from '#lib/page-context.ts'
import { hashSecret } from '#lib/secrets.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, unlisted } from '#site/private-page.ts'
import { labelOf } from '#site/staff-format.ts'
import { acceptInvitation, acceptWithPasskey } from '../../components/admin/invitation-calls.ts'
import { findOpenInvitation } from '../../data.ts'
import type { Route } from './+types/invitation.ts'
import '#features/admin/components/admin.css'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  const found = await findOpenInvitation(db, hashSecret(token))
  if (!found) return null
  const { name, email, role } = found.invitation
  return { name, email, role, invitedBy: found.invitedBy, takesPasskey: siteOf(publicUrl) !== undefined }
}

export const headers = privateHeaders

export const meta = () => unlisted('You’re invited')

export default function Invitation({ loaderData: invitation, params: { token } }: Route.ComponentProps) {
  if (!invitation) {
    return (
      <Gate title="This link doesn’t work any more">
        <Notice tone="critical">
          It works once, for 72 hours, and a new one replaces it. Ask an owner to send it again.
        </Notice>
      </Gate>
    )
  }
  const { name, email, role, invitedBy, takesPasskey } = invitation
  return (
    <Gate title={`Welcome, ${name}`} lead={`${invitedBy ?? 'An owner'} has invited you to ${brand.name}.`}>
      <dl className="grid gap-1">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-soft">You’ll sign in as</dt>
          <dd className="wrap-anywhere font-semibold">{email}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-soft">Your role</dt>
          <dd className="font-semibold">{labelOf(roles, role)}</dd>
        </div>
      </dl>
      <NewPasswordForm
        action="Accept the invitation"
        busy="Accepting…"
        send={(password) => acceptInvitation(token, password)}
        onSent={enter}
      />
      {takesPasskey && <AcceptWithPasskey token={token} onAccepted={enter} />}
    </Gate>
  )
}

/** A full page load: the person who was signed in here before must leave nothing behind. */
function enter() {
  tellOtherTabs('started')
  window.location.assign(paths.admin)
}

function AcceptWithPasskey({ token, onAccepted }: { token: string; onAccepted: () => void }) {
  const [isAble, setAble] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => setAble(browserSupportsWebAuthn()), [])

  async function accept() {
    setWaiting(true)
    setProblem(undefined)
    try {
      const { recoveryCodes } = await acceptWithPasskey(token)
      if (recoveryCodes) setCodes(recoveryCodes)
      else onAccepted()
    } catch (error) {
      setProblem(passkeyMistake(error))
    } finally {
      setWaiting(false)
    }
  }

  if (!isAble) return null
  return (
    <div className="grid gap-5">
      <p className="or-rule">or</p>
      <Button kind="line" busy={isWaiting && 'Waiting for your device…'} onClick={accept}>
        Accept with a passkey
      </Button>
      <Refusal error={problem} />
      <NewCodes codes={codes} onClose={onAccepted} />
    </div>
  )
}
