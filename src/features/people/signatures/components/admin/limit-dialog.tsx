import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { formatMoment, formatOfficeMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { LimitChange } from '../../schema.ts'
import { limitsQuery, refuseLimit, signLimit } from './limit-calls.ts'
import { sayLimitChange } from './limit-words.ts'

type LimitDialogProps = { id: string; onClose: () => void }

export function LimitDialog({ id, onClose }: LimitDialogProps) {
  const { data } = useQuery(limitsQuery)
  const change = data?.waiting.find((one) => one.id === id)
  return (
    <Dialog open onClose={onClose} title="Sign a limit">
      {change && <LimitSigning change={change} onClose={onClose} />}
      {!change && (data ? <p>It doesn’t wait for a signature anymore.</p> : <LoadingText />)}
    </Dialog>
  )
}

const reads = [
  limitsQuery.queryKey,
  ['/api/admin/overview'],
  ['/api/admin/signatures'],
  ['/api/admin/people'],
]

function LimitSigning({ change, onClose }: { change: LimitChange; onClose: () => void }) {
  const isMine = usePerson().id === change.byId
  const isWaiting = isMine && (!change.aloneFrom || Date.parse(change.aloneFrom) > Date.now())
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string>()
  const sign = useChange(() => signLimit(change.id), { reads, done: () => 'Signed', onDone: onClose })
  const refuse = useChange(() => refuseLimit(change.id, reason.trim()), {
    ...{ reads, done: () => 'Not signed: the old limit stays', onDone: onClose },
  })
  const sayNo = () =>
    reason.trim() ? refuse.mutate(undefined) : setMistake('Say why, for the person who asked')
  return (
    <div className="grid gap-4">
      <p>
        <b>{sayLimitChange(change)}</b>
      </p>
      <p>
        {change.by ?? 'Somebody'} signed {formatMoment(change.signedAt)}
        {change.aloneFrom && `, alone until ${formatOfficeMoment(change.aloneFrom)}`}.
        {change.reason && ` ${change.reason}`}
      </p>
      <Field
        label={isMine ? 'Why you take it back' : 'If you don’t sign: why'}
        error={mistake}
        optional={!mistake}
      >
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {!isWaiting && (
          <Button size="small" busy={sign.isPending && 'Signing…'} onClick={() => sign.mutate(undefined)}>
            {isMine ? 'Sign alone' : 'Sign'}
          </Button>
        )}
        <Button size="small" variant="outline" disabled={refuse.isPending} onClick={sayNo}>
          {isMine ? 'Take my signature back' : 'Don’t sign'}
        </Button>
      </div>
    </div>
  )
}
