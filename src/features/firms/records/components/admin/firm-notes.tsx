import { useState } from 'react'
import { BehindNotice } from '#features/admin/components/behind-notice.tsx'
import { useOpenedVersion } from '#features/admin/components/use-opened-version.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { useRecordForm } from '../../../people/components/admin/use-record-form.ts'
import { type Firm, firmChangeSchema } from '../../schema/firm.ts'
import { useChangeFirmRecord } from './firm-record-queries.ts'

type FirmNotesProps = { firm: Firm; isWriting: boolean; onWrite: (isWriting: boolean) => void }

export function FirmNotes({ firm, isWriting, onWrite }: FirmNotesProps) {
  return (
    <section aria-labelledby="firm-notes-title">
      <SectionHead id="firm-notes-title" title="Notes" about="about work, never about people’s character">
        {!isWriting && (
          <Button kind="bare" keys="n" aria-keyshortcuts="n" onClick={() => onWrite(true)}>
            {firm.note ? 'Change' : 'Write'}
          </Button>
        )}
      </SectionHead>
      {isWriting ? (
        <NoteForm firm={firm} onDone={() => onWrite(false)} />
      ) : firm.note ? (
        <p className="k-words border border-rule bg-paper px-3 py-2">{firm.note}</p>
      ) : (
        <p className="k-quiet border-t border-rule py-2">
          None yet. For example whom to call about payoffs, and what they ask for first.
        </p>
      )}
    </section>
  )
}

function NoteForm({ firm, onDone }: { firm: Firm; onDone: () => void }) {
  const { opened, isBehind, fallBehind, catchUp } = useOpenedVersion(firm)
  const [note, setNote] = useState(firm.note)
  useUnsavedGuard(note !== opened.note)
  const { mutateAsync } = useChangeFirmRecord(firm.id)
  const { form, submit, isSaving, mistake } = useRecordForm({
    schema: firmChangeSchema,
    save: mutateAsync,
    done: 'Note saved',
    onDone,
    onBehind: fallBehind,
  })
  return (
    <form
      ref={form}
      noValidate
      className="k-form"
      onSubmit={(event) => submit(event, { version: opened.version, note })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
        else if (event.key === 'Escape' && note === opened.note) onDone()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {isBehind && <BehindNotice onKeep={catchUp}>{firm.note || 'no note'}</BehindNotice>}
      <Field label="Note" labelHidden error={mistake('note')}>
        <Textarea
          autoFocus
          rows={4}
          maxLength={5000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" keys="Ctrl Enter" busy={isSaving && 'Saving…'}>
          Save the note
        </Button>
        <Button kind="line" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
