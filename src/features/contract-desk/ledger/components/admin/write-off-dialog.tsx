import { useRef, useState } from 'react'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { formatCents } from '#site/staff-format.ts'
import { ActDialog } from './act-dialog.tsx'

/** The first of two signatures. */
export function WriteOffDialog({ ledger: { file, all }, onClose }: { ledger: Ledger; onClose: () => void }) {
  const [words, setWords] = useState('')
  const [submissionKey] = useState(makeSubmissionKey)
  const field = useRef<HTMLTextAreaElement>(null)
  const reason = words.trim()
  return (
    <ActDialog
      fileId={file.id}
      title="Write off"
      about={`${file.name}, ${formatCents(all.owed)} owed today`}
      note="It counts once a second person signs. Then nothing is owed, and the client gets the letter that says so."
      submit="Sign first"
      done="Signed. It counts once a second person signs."
      act={reason ? { end: { kind: 'written-off', reason, submissionKey } } : undefined}
      missing="Write why."
      initialFocus={field}
      onClose={onClose}
    >
      {(fields) => (
        <Field label="Why" help="For the one who signs second, and for the record." error={fields.reason}>
          <Textarea
            ref={field}
            rows={3}
            maxLength={1000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
    </ActDialog>
  )
}
