import { type FormEvent, type ReactNode, useState } from 'react'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { type RecordForm, useRecordForm } from '../../../people/components/admin/use-record-form.ts'
import { type Firm, firmChangeSchema, newFirmSchema } from '../../schema/firm.ts'
import { useChangeFirmRecord, useMakeFirm } from './firm-record-queries.ts'

type DialogProps = { open: boolean; onClose: () => void }
type NewFirmProps = { onClose: () => void; onMade: (id: string) => void }

/** A firm that no application has named yet. */
export function NewFirmDialog({ open, ...rest }: DialogProps & NewFirmProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Add a firm">
      <NewFirmForm {...rest} />
    </Dialog>
  )
}

function NewFirmForm({ onClose, onMade }: NewFirmProps) {
  // A form that is sent twice makes one firm.
  const [submissionKey] = useState(makeSubmissionKey)
  const { mutateAsync } = useMakeFirm()
  const saving = useRecordForm({
    schema: newFirmSchema,
    save: mutateAsync,
    done: 'Firm added',
    onDone: ({ id }) => {
      onClose()
      onMade(id)
    },
  })
  return <FirmFields saving={saving} more={{ submissionKey }} label="Add the firm" onClose={onClose} />
}

export function FirmDialog({ open, onClose, firm }: DialogProps & { firm: Firm }) {
  return (
    <Dialog open={open} onClose={onClose} title="Names and addresses">
      <FirmForm firm={firm} onClose={onClose} />
    </Dialog>
  )
}

function FirmForm({ firm, onClose }: { firm: Firm; onClose: () => void }) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(firm)
  const { mutateAsync } = useChangeFirmRecord(firm.id)
  const saving = useRecordForm({
    schema: firmChangeSchema,
    save: mutateAsync,
    done: 'Firm saved',
    onDone: onClose,
    onBehind: fallBehind,
  })
  return (
    <FirmFields
      saving={saving}
      more={{ version: opened.version }}
      saved={opened}
      label="Save"
      onClose={onClose}
      behind={isBehind && <BehindNotice onKeep={catchUp}>{describe(firm)}</BehindNotice>}
    />
  )
}

const describe = ({ name, otherNames, domains, addresses, phone }: Firm) =>
  [name, ...otherNames, ...domains, ...addresses, phone].filter(Boolean).join('; ')

type FirmFieldsProps = {
  saving: RecordForm
  /** Sent besides what is typed. */
  more: Record<string, unknown>
  saved?: Firm
  label: string
  onClose: () => void
  behind?: ReactNode
}

const lists = [
  {
    name: 'otherNames',
    label: 'Other names',
    help: 'One per line. People may type any of them.',
  },
  {
    name: 'domains',
    label: 'Mail domains',
    help: 'One per line, like firm.example. Not gmail.com and the like: everybody has those.',
  },
  { name: 'addresses', label: 'Addresses', help: 'One per line, like 48 Main St, Albany, NY 12207.' },
] as const

function FirmFields({ saving, more, saved, label, onClose, behind }: FirmFieldsProps) {
  const { form, submit, isSaving, mistake } = saving
  useMainKey(() => form.current?.requestSubmit())
  const send = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const listed = lists.map(({ name }) => [name, linesOf(typed.get(name))])
    void submit(event, {
      ...more,
      ...Object.fromEntries(listed),
      name: typed.get('name'),
      phone: typed.get('phone'),
    })
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="k-form">
      {behind}
      <Field label="Name" error={mistake('name')}>
        <Input name="name" maxLength={150} defaultValue={saved?.name ?? ''} />
      </Field>
      {lists.map(({ name, label, help }) => (
        <Field key={name} label={label} help={help} error={mistake(name)} optional>
          <Textarea name={name} rows={2} spellCheck={false} defaultValue={saved?.[name].join('\n') ?? ''} />
        </Field>
      ))}
      <Field label="Phone" error={mistake('phone')} optional>
        <Input name="phone" type="tel" maxLength={40} defaultValue={saved?.phone ?? ''} />
      </Field>
      <DialogFoot>
        <Button kind="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" keys="Ctrl Enter" busy={isSaving && 'Saving…'}>
          {label}
        </Button>
      </DialogFoot>
    </form>
  )
}

const linesOf = (typed: FormDataEntryValue | null): string[] => String(typed ?? '').split('\n')
