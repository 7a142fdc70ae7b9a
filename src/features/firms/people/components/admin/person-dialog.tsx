import { type FormEvent, type ReactNode, useState } from 'react'
import { firmPersonChoices } from '#domain/firms.ts'
import { states } from '#domain/states.ts'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { EmailInput, Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { guessEmail } from '#lib/email-typo.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { toOptions } from '#site/staff-format.ts'
import { type FirmPerson, newPersonSchema, personChangeSchema } from '../../schema.ts'
import { useAddPerson, useChangePerson } from './person-queries.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'

/** Somebody at the firm, or a new one. */
export type OpenPerson = FirmPerson | 'new' | undefined

type PersonDialogProps = {
  firmId: string
  person: OpenPerson
  onClose: () => void
  onWithdraw: (person: FirmPerson) => void
  onDelete: (person: FirmPerson) => void
}

export function PersonDialog({ firmId, person, onClose, onWithdraw, onDelete }: PersonDialogProps) {
  const title = person === 'new' ? 'Add somebody' : (person?.name ?? '')
  return (
    <Dialog open={person !== undefined} onClose={onClose} title={title} wide>
      {person === 'new' && <NewPerson firmId={firmId} onClose={onClose} />}
      {person && person !== 'new' && (
        <ChangedPerson
          key={person.id}
          person={person}
          onClose={onClose}
          onWithdraw={() => onWithdraw(person)}
          onDelete={() => onDelete(person)}
        />
      )}
    </Dialog>
  )
}

function NewPerson({ firmId, onClose }: { firmId: string; onClose: () => void }) {
  const [submissionKey] = useState(makeSubmissionKey)
  const { mutateAsync } = useAddPerson(firmId)
  const saving = useRecordForm({
    schema: newPersonSchema,
    save: mutateAsync,
    done: 'Person added',
    onDone: onClose,
  })
  return <PersonFields saving={saving} more={{ submissionKey }} onClose={onClose} />
}

type ChangedPersonProps = {
  person: FirmPerson
  onClose: () => void
  onWithdraw: () => void
  onDelete: () => void
}

function ChangedPerson({ person, onClose, onWithdraw, onDelete }: ChangedPersonProps) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(person)
  const { mutateAsync } = useChangePerson(person)
  const saving = useRecordForm({
    schema: personChangeSchema,
    save: mutateAsync,
    done: 'Saved',
    onDone: onClose,
    onBehind: fallBehind,
  })
  return (
    <PersonFields
      saving={saving}
      more={{ version: opened.version }}
      saved={opened}
      onClose={onClose}
      onWithdraw={onWithdraw}
      onDelete={onDelete}
      behind={
        isBehind && (
          <BehindNotice onKeep={catchUp}>
            {[person.name, person.title, person.email, person.phone, person.barNumber]
              .filter(Boolean)
              .join(', ')}
          </BehindNotice>
        )
      }
    />
  )
}

type PersonFieldsProps = {
  saving: RecordForm
  more: Record<string, unknown>
  saved?: FirmPerson
  behind?: ReactNode
  onClose: () => void
  onWithdraw?: () => void
  onDelete?: () => void
}

const days = [
  { name: 'from', label: 'At this firm since' },
  { name: 'until', label: 'Left on', help: 'From the day after, no code is mailed to them.' },
] as const

function PersonFields({ saving, more, saved, behind, onClose, onWithdraw, onDelete }: PersonFieldsProps) {
  const { form, submit, isSaving, mistake } = saving
  const [kind, setKind] = useState(saved?.kind ?? 'attorney')
  const [typedDays, setDays] = useState({
    from: saved?.from ?? undefined,
    until: saved?.until ?? undefined,
    barCheckedOn: saved?.barCheckedOn ?? undefined,
  })
  const today = dateIn(readerTimeZone())
  useMainKey(() => form.current?.requestSubmit())

  const send = (event: FormEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const dayOf = (name: keyof typeof typedDays) => typedDays[name] ?? null
    void submit(event, {
      ...more,
      ...typed,
      kind,
      from: dayOf('from'),
      until: dayOf('until'),
      barCheckedOn: kind === 'attorney' ? dayOf('barCheckedOn') : null,
    })
  }
  const text = (name: 'name' | 'title' | 'phone' | 'barNumber', label: string, help?: string) => (
    <Field label={label} help={help} error={mistake(name)} optional={name !== 'name'}>
      <Input
        name={name}
        maxLength={150}
        defaultValue={saved?.[name] ?? ''}
        {...(name === 'phone' && { type: 'tel' })}
      />
    </Field>
  )
  const day = (name: keyof typeof typedDays, label: string, help?: string) => (
    <Field key={name} label={label} help={help} error={mistake(name)} optional>
      <DateInput
        today={today}
        lean="back"
        value={typedDays[name]}
        onChange={(day) => setDays({ ...typedDays, [name]: day })}
      />
    </Field>
  )
  return (
    <form ref={form} noValidate onSubmit={send} className="@container k-form">
      {behind}
      <Choice
        layout="line"
        legend="Who they are"
        name="kind"
        options={firmPersonChoices}
        value={kind}
        onChange={setKind}
      />
      <div className="k-questions">
        {text('name', 'Name')}
        {text('title', 'What they do there', 'For example: paralegal, payoffs')}
        <Field
          label="Email"
          help="Another address has to be confirmed before it opens the firm’s room."
          error={mistake('email')}
          optional
        >
          <EmailInput name="email" suggest={guessEmail} maxLength={254} defaultValue={saved?.email ?? ''} />
        </Field>
        {text('phone', 'Phone')}
      </div>
      {kind === 'attorney' && (
        <div className="k-questions">
          {text('barNumber', 'Bar number')}
          <Field label="Admitted in" error={mistake('barState')} optional>
            <Select
              name="barState"
              placeholder="Not known"
              options={toOptions(states)}
              defaultValue={saved?.barState ?? ''}
            />
          </Field>
          {day('barCheckedOn', 'Checked with the state bar on')}
        </div>
      )}
      <div className="k-questions">
        {days.map(({ name, label, ...rest }) => day(name, label, 'help' in rest ? rest.help : undefined))}
      </div>
      <DialogFoot
        note={
          onDelete && (
            <>
              <Button kind="bare" className="-ml-2" onClick={onDelete}>
                Delete
              </Button>
              {saved?.confirmedAt && (
                <Button kind="bare" onClick={onWithdraw}>
                  Withdraw the confirmation
                </Button>
              )}
            </>
          )
        }
      >
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" keys="Ctrl Enter" busy={isSaving && 'Saving…'}>
          {saved ? 'Save' : 'Add'}
        </Button>
      </DialogFoot>
    </form>
  )
}
