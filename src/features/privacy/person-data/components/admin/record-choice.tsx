import { contactSubjects } from '#domain/contact.ts'
import { FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { caseNameOf, filerNameOf } from '#lib/case-person.ts'
import { formatList, formatMoment, labelOf } from '#site/staff-format.ts'
import type { Person, Same } from '../../schema.ts'

type RecordChoiceProps = { person: Person; legend: string; error?: string | undefined }

/** Ticks only records that are certainly theirs; a reviewer must look at the rest. */
export function RecordChoice({ person, legend, error }: RecordChoiceProps) {
  return (
    <FieldGroup legend={legend} error={error}>
      {person.applications.map((application) => (
        <Tick
          key={application.id}
          name="application"
          value={application.id}
          defaultChecked={application.isCertain}
          label={labelFor(application)}
          description={reasonFor(application)}
        />
      ))}
      {person.messages.map((message) => (
        <Tick
          key={message.id}
          name="message"
          value={message.id}
          defaultChecked={message.isCertain}
          label={`Message from ${message.name}, ${formatMoment(message.receivedAt)}: ${labelOf(contactSubjects, message.subject)}`}
          description={message.isLinked ? 'Linked to the file by the desk.' : reasonFor(message)}
        />
      ))}
    </FieldGroup>
  )
}

/** Names the person first, then the attorney who filed it. */
function labelFor(application: Person['applications'][number]): string {
  const filer = filerNameOf(application)
  const name = caseNameOf(application)
  return `${filer ? `${name} (filed by ${filer})` : name}, ${application.reference}`
}

function reasonFor({ same, isCertain }: { same: Same[]; isCertain: boolean }): string | undefined {
  if (same.length === 0) return undefined
  const words = `Same ${formatList(same)}`
  if (isCertain) return `${words}.`
  if (same.length === 1 && same[0] === 'email')
    return 'Only the email is the same, and anyone can type an email address. Look before you tick it.'
  return `${words}: look before you tick it.`
}
