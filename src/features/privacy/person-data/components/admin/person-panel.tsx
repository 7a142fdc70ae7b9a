import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { consentsLink } from '#features/privacy/consent-records/components/admin/proof-calls.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import type { Person } from '../../schema.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import { sayKept, sayKeptBefore } from './kept-words.ts'
import { personQuery } from './person-calls.ts'
import { RecordChoice } from './record-choice.tsx'

type PersonPanelProps = { applicationId: string; onDeleted: () => void }

export function PersonPanel({ applicationId, onDeleted }: PersonPanelProps) {
  const { data: person, error } = useQuery(personQuery(applicationId))
  const [isExporting, setExporting] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const mayDelete = useMayEnter('owner')
  if (error) return <LoadFailure error={error} fallback="The data of the person could not be read." />
  if (!person) return <LoadingText />
  const applications = person.applications.filter(({ isCertain }) => isCertain)
  const messages = person.messages.filter(({ isCertain }) => isCertain)
  const doubtful = person.applications.length - applications.length + person.messages.length - messages.length
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Kept about this person: {countOf(applications.length, 'application')},{' '}
        {countOf(sumOf(applications.map(({ documents }) => documents)), 'document')} and{' '}
        {countOf(messages.length, 'message')}.
        {applications.length + messages.length > 1 &&
          ' They match on at least two of birth date, phone and name.'}
      </p>
      {doubtful > 0 && (
        <p>
          {countOf(doubtful, 'more record')} may be theirs. You decide, one by one, when you export or delete.
        </p>
      )}
      <Button kind="line" onClick={() => setExporting(true)}>
        Export this person
      </Button>
      <p className="text-soft">
        {`A zip archive: one JSON file with every answer, and the documents${person.contracts ? ' and contracts' : ''} beside it.`}
      </p>
      <ButtonAnchor kind="line" href={consentsLink(applicationId)} download>
        Download proof of consent
      </ButtonAnchor>
      <p className="text-soft">
        A PDF: what they agreed to, word for word, when and from where, with hashes.
      </p>
      {mayDelete ? (
        <>
          <Button kind="stop" onClick={() => setDeleting(true)}>
            Delete this person
          </Button>
          <p className="text-soft">
            Answers, documents, notes, timelines and messages go for good. What stays is a record that it was
            done, and what they agreed to, both without a name.
            {sayKept(person) && ` ${sayKeptBefore(person)}`}
          </p>
        </>
      ) : (
        <p className="text-soft">Only an owner can delete a person’s data.</p>
      )}
      <ExportDialog
        applicationId={applicationId}
        person={person}
        open={isExporting}
        onClose={() => setExporting(false)}
      />
      <DeletionDialog
        applicationId={applicationId}
        person={person}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </div>
  )
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

type ExportDialogProps = { applicationId: string; person: Person; open: boolean; onClose: () => void }

/** The answer is a file, so the browser submits the form itself and saves the download. */
function ExportDialog({ applicationId, person, open, onClose }: ExportDialogProps) {
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
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
