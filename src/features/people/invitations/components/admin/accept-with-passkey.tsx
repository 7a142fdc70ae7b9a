import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { passkeyMistake } from '#features/people/passkeys/components/admin/passkey-mistake.ts'
import { NewCodes } from '#features/people/second-factor/components/admin/new-codes.tsx'
import { Button } from '#ui/button.tsx'
import { acceptWithPasskey } from './invitation-calls.ts'

export function AcceptWithPasskey({ token, onAccepted }: { token: string; onAccepted: () => void }) {
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
      <Button variant="outline" busy={isWaiting && 'Waiting for your device…'} onClick={accept}>
        Accept with a passkey
      </Button>
      <Refusal error={problem} />
      <NewCodes codes={codes} onClose={onAccepted} />
    </div>
  )
}
