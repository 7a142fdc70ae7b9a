import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/desk/components/admin/desk-queries.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Person } from '../../schema.ts'
import { DeletionDialog } from './deletion-dialog.tsx'

type PersonPanelProps = { applicationId: string; onDeleted: () => void }

/** What the law lets a person ask for: all that is kept about them, and that it goes. */
export function PersonPanel({ applicationId, onDeleted }: PersonPanelProps) {
  const { data: person, error } = useQuery<Person>({
    queryKey: [applicationsPath, applicationId, 'person'],
    staleTime: 0,
  })
  const [isDeleting, setDeleting] = useState(false)
  if (error)
    return <Notice tone="critical">{reasonOf(error, 'The data of the person could not be read.')}</Notice>
  if (!person) return <LoadingText />
  const certain = person.applications.filter(({ isCertain }) => isCertain)
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Kept about this person: {countOf(certain.length, 'application')},{' '}
        {countOf(sumOf(certain.map(({ documents }) => documents)), 'document')} and{' '}
        {countOf(person.messages.length, 'message')}, found by the email address.
      </p>
      <ButtonAnchor
        variant="outline"
        size="small"
        href={`${applicationsPath}/${applicationId}/person/export.zip`}
        download
      >
        Export all of it
      </ButtonAnchor>
      <p className="text-soft">
        A zip archive: one JSON file with every answer, and the documents beside it.
      </p>
      <Button variant="danger" size="small" onClick={() => setDeleting(true)}>
        Delete this person
      </Button>
      <p className="text-soft">
        Answers, documents, notes, timelines and messages go for good. What stays is a record that it was
        done, without a name.
      </p>
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
