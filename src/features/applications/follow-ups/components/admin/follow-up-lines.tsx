import { type FormEvent, useState } from 'react'
import { followUpKinds } from '#domain/speaking.ts'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatOfficeMoment, labelOf } from '#site/staff-format.ts'
import type { FollowUp } from '../../schema.ts'
import { FollowUpField } from './follow-up-field.tsx'
import { useCalendar, useChangeFollowUp } from './follow-up-queries.ts'

type FollowUpLinesProps = { applicationId: string; followUps: readonly FollowUp[] }

export function FollowUpLines({ applicationId, followUps }: FollowUpLinesProps) {
  const open = followUps.filter(({ doneAt }) => doneAt === null)
  if (open.length === 0) return null
  return (
    <ul className="k-list k-scroll max-h-36" aria-label="Follow-ups">
      {open.map((followUp) => (
        <FollowUpLine key={followUp.id} applicationId={applicationId} followUp={followUp} />
      ))}
    </ul>
  )
}

type FollowUpLineProps = { applicationId: string; followUp: FollowUp }

function FollowUpLine({ applicationId, followUp }: FollowUpLineProps) {
  const { id: followUpId, kind, dueAt, owner, words, version } = followUp
  const own = usePerson()
  const now = useNow()
  const { timeZone } = useCalendar()
  const [isMoving, setMoving] = useState(false)
  const { mutateAsync, isPending } = useChangeFollowUp()
  const { reportSuccess, reportFailure } = useOutcome()
  const whose = owner ? (owner.id === own.id ? 'yours' : owner.name) : 'nobody’s'
  const isLate = Date.parse(dueAt) < now

  async function turn(isDone: boolean, seen: number) {
    try {
      const changed = await mutateAsync({ applicationId, followUpId, isDone, version: seen })
      const action = isDone ? { label: 'Undo', onSelect: () => void turn(false, changed.version) } : undefined
      reportSuccess(isDone ? 'Follow-up done' : 'Follow-up is back', { action })
    } catch (error) {
      reportFailure(error, 'Failed to change the follow-up', 'Not changed')
    }
  }

  return (
    <li>
      <Glyph name="clock" />
      <p>
        <span className={isLate ? 'k-red' : undefined}>
          {isLate && 'Late: '}
          <b>{labelOf(followUpKinds, kind)}</b> {formatOfficeMoment(dueAt, timeZone)}
        </span>{' '}
        <span className="k-quiet">{whose}</span> {words}
      </p>
      <div className="k-end">
        <Button kind="bare" busy={isPending && 'Saving…'} onClick={() => turn(true, version)}>
          Done
        </Button>
        <Button kind="bare" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          Move
        </Button>
      </div>
      {isMoving && (
        <MoveForm applicationId={applicationId} followUp={followUp} onClose={() => setMoving(false)} />
      )}
    </li>
  )
}

function MoveForm({ applicationId, followUp, onClose }: FollowUpLineProps & { onClose: () => void }) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(followUp)
  const [dueAt, setDueAt] = useState('')
  const { timeZone } = useCalendar()
  const [mistake, setMistake] = useState<string>()
  const { mutateAsync, isPending } = useChangeFollowUp()
  const { reportSuccess, reportFailure } = useOutcome()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMistake(dueAt === '' ? 'Choose a time' : undefined)
    if (dueAt === '') return
    const { id: followUpId, version } = opened
    try {
      await mutateAsync({ applicationId, followUpId, dueAt, version })
      onClose()
      reportSuccess('Follow-up moved')
    } catch (error) {
      if (isConflict(error)) fallBehind()
      else reportFailure(error, 'Failed to move the follow-up', 'Not moved')
    }
  }

  return (
    <form onSubmit={submit} className="col-start-2 -col-end-1 flex flex-wrap items-end gap-3 pb-3">
      {isBehind && (
        <BehindNotice onKeep={catchUp}>
          {followUp.doneAt ? 'done' : formatOfficeMoment(followUp.dueAt, timeZone)}
        </BehindNotice>
      )}
      <FollowUpField label="Move to" value={dueAt} onChange={setDueAt} error={mistake} />
      <Button type="submit" kind="line" busy={isPending && 'Moving…'}>
        Move it
      </Button>
    </form>
  )
}
