import { useState } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import type { Mistakes } from '../contract-draft.ts'
import { noAnswer, useRefusal } from '../refusal-note.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useJudgment, useScreening } from './payout-queries.ts'
import { type PayDialogProps, whoseOf } from './payout-words.ts'

/** The payee is compared with the Treasury's list, here or by somebody else. */
export function ScreenDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const hasList = gate.checks.every(({ action }) => action !== 'upload-list')
  const [way, setWay] = useState<'here' | 'elsewhere'>(hasList ? 'here' : 'elsewhere')
  const [where, setWhere] = useState('')
  const [on, setOn] = useState<string | undefined>(gate.today)
  const [own, setOwn] = useState<Mistakes>({})
  const { mutate, error, isPending } = useScreening(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const mistakes = { ...refusal?.fields, ...own }
  const send = () => {
    const wrong: Mistakes =
      way === 'elsewhere'
        ? { ...(!where.trim() && { where: 'Say where.' }), ...(!on && { on: 'Type the day.' }) }
        : {}
    setOwn(wrong)
    if (Object.keys(wrong).length > 0) return
    mutate(way === 'elsewhere' && on ? { elsewhere: { where, on } } : {}, {
      onSuccess: () => {
        reportSuccess('Compared')
        onClose()
      },
    })
  }
  return (
    <AskDialog
      title="Compare with the sanctions list"
      about={gate.contract.number}
      note="Names are folded, and other names of the same people are read, too. The result is kept ten years."
      failed="Not compared."
      {...{ refusal, mistakes, onClose }}
      label={way === 'here' ? 'Compare' : 'Keep it'}
      busy={isPending && 'Comparing…'}
      onSubmit={send}
    >
      <Choice
        legend="Where"
        name="screened-where"
        options={[
          {
            ...{ value: 'here', label: 'Here', off: !hasList },
            about: hasList
              ? 'With the lists that the owner uploaded.'
              : 'The owner uploads today’s lists first, under Settings, Clocks and signatures.',
          },
          { value: 'elsewhere', label: 'It was screened elsewhere', about: 'By your bank or a service.' },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'elsewhere' && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <Field label="By whom" error={mistakes.where ?? mistakes['elsewhere.where']}>
            <Input value={where} maxLength={200} onChange={({ target }) => setWhere(target.value)} />
          </Field>
          <Field label="On" error={mistakes.on ?? mistakes['elsewhere.on']}>
            <DateInput today={gate.today} lean="back" value={on} onChange={setOn} />
          </Field>
        </div>
      )}
    </AskDialog>
  )
}

/** A near match is the payee, and nothing is paid; or it isn't, and somebody says why. */
export function JudgeDialog({ applicationId, gate, onClose }: PayDialogProps) {
  const open = gate.screening?.hits.filter(({ judged }) => !judged) ?? []
  const [hit, ...others] = open
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, error, isPending } = useJudgment(whoseOf(applicationId, gate))
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  if (!hit) return null
  const mistakes: Mistakes = {
    ...refusal?.fields,
    ...(isMissing && !reason.trim() && { reason: 'Write why it isn’t the payee.' }),
  }
  const send = () => {
    setMissing(!reason.trim())
    if (!reason.trim()) return
    mutate(
      { entry: hit.entry, reason },
      {
        onSuccess: () => {
          reportSuccess('Judged: not the payee')
          setReason('')
          setMissing(false)
          if (others.length === 0) onClose()
        },
      },
    )
  }
  return (
    <AskDialog
      title="A near match"
      about={open.length > 1 ? `${open.length} to judge` : gate.contract.number}
      note="If it may be the payee, close this and call counsel. While it isn’t judged, nothing can be paid."
      failed="Not kept."
      {...{ refusal, mistakes, onClose }}
      label="It isn’t the payee"
      busy={isPending && 'Keeping it…'}
      onSubmit={send}
    >
      <Note title={hit.name}>
        {hit.score} of 100 alike. Entry {hit.entry}
        {hit.program && `, ${hit.program}`}.
      </Note>
      <dl className="k-facts">
        <div>
          <dt>Ours</dt>
          <dd>{gate.payout?.payee}</dd>
        </div>
      </dl>
      <Field
        label="Why it isn’t the payee"
        help="What differs: birth date, place, middle name. It’s kept with the payment."
        error={mistakes.reason}
      >
        <Textarea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AskDialog>
  )
}
