import { useEffect, useState } from 'react'
import { caseParties } from '#domain/case-file.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { labelOf } from '#site/staff-format.ts'
import type { ApplicationEmail } from '../../schema.ts'
import { useUndoMail } from './mail-queries.ts'

type WaitingMailsProps = {
  applicationId: string
  mails: readonly ApplicationEmail[]
  onUndone: (mail: ApplicationEmail) => void
}

/** `z` takes it back too. */
export function WaitingMails({ applicationId, mails, onUndone }: WaitingMailsProps) {
  const [mail] = mails.filter(({ state }) => state === 'waiting')
  const seconds = useSecondsUntil(mail?.leavesAt)
  const { mutate: undo, isPending } = useUndoMail(applicationId, onUndone)
  useKeys((key) => {
    if (key !== 'z' || !mail || seconds <= 0) return false
    undo(mail.id)
    return true
  })
  if (!mail || seconds <= 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        The mail to the {labelOf(caseParties, mail.party).toLowerCase()} leaves in{' '}
        {seconds === 1 ? '1 second' : `${seconds} seconds`}.
      </span>
      <Button
        kind="line"
        aria-keyshortcuts="z"
        busy={isPending && 'Taking it back…'}
        onClick={() => undo(mail.id)}
      >
        Undo
      </Button>
    </p>
  )
}

/** Goes by this machine's clock; the server has the last word. */
function useSecondsUntil(moment: string | undefined): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!moment) return setLeft(0)
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1_000)))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
