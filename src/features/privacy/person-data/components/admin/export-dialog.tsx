import type { FormEvent } from 'react'
import { useState } from 'react'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Person } from '../../schema.ts'
import { RecordChoice } from './record-choice.tsx'

type ExportDialogProps = { applicationId: string; person: Person; open: boolean; onClose: () => void }

/** The answer is a file, so the browser submits the form itself and saves the download. */
export function ExportDialog({ applicationId, person, open, onClose }: ExportDialogProps) {
  const [mistake, setMistake] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    const isEmpty = new FormData(event.currentTarget).getAll('application').length === 0
    setMistake(isEmpty ? 'Choose at least one application' : undefined)
    if (isEmpty) event.preventDefault()
    else onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title="Export this person’s data">
      <form
        method="get"
        action={`${applicationsPath}/${applicationId}/person/export.zip`}
        onSubmit={submit}
        className="grid gap-5"
      >
        <RecordChoice person={person} legend="What to export" error={mistake} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Export</Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
