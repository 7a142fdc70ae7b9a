import { useState } from 'react'
import { documentTypes } from '#domain/documents.ts'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import type { Stand } from '#features/payoffs/endings/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCents, formatDay, labelOf } from '#site/staff-format.ts'
import { ActDialog } from './act-dialog.tsx'

type LostDialogProps = { ledger: Ledger; stand: Stand; onClose: () => void }

/** The case brought nothing: the day, and the paper that says so. */
export function LostDialog({ ledger: { file, today, all }, stand, onClose }: LostDialogProps) {
  const [on, setOn] = useState<string | undefined>(today)
  const [documentId, setDocumentId] = useState('')
  const [submissionKey] = useState(makeSubmissionKey)
  return (
    <ActDialog
      fileId={file.id}
      title="The case was lost"
      about={`${file.name}, ${formatCents(all.owed)} owed today`}
      note="Nothing is owed then. The client and the firm get the letter that says so."
      submit="Record that it was lost"
      done="Recorded. The letter follows."
      act={on && documentId ? { end: { kind: 'lost', on, documentId, submissionKey } } : undefined}
      missing="It needs the day and the paper."
      onClose={onClose}
    >
      {(fields) => (
        <>
          <Field label="Lost on" error={fields.on}>
            <DateInput today={today} lean="back" value={on} onChange={setOn} />
          </Field>
          <Field
            label="Paper that says so"
            help={stand.papers.length === 0 ? 'Add it to the file first, then choose it here.' : undefined}
            error={fields.documentId}
          >
            <Select
              options={[
                { value: '', label: 'Choose a paper of this file' },
                ...stand.papers.map(({ id, type, at }) => ({
                  value: id,
                  label: `${labelOf(documentTypes, type)}, ${formatDay(at)}`,
                })),
              ]}
              value={documentId}
              onChange={({ target }) => setDocumentId(target.value)}
            />
          </Field>
        </>
      )}
    </ActDialog>
  )
}
