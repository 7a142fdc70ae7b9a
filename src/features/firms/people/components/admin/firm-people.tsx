import { firmPersonChoices } from '#domain/firms.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { emailLink, phoneLink } from '#site/paths.ts'
import { formatCalendarDay, formatDay, formatNumber, labelOf } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { FirmPerson } from '../../schema.ts'

type FirmPeopleProps = {
  people: readonly FirmPerson[]
  onAdd: () => void
  onOpen: (person: FirmPerson) => void
  onConfirm: (person: FirmPerson) => void
}

/** Those who work there first, attorneys before others. */
export function FirmPeople({ people, onAdd, onOpen, onConfirm }: FirmPeopleProps) {
  const here = people.filter(({ hasLeft }) => !hasLeft)
  const sorted = [...here, ...people.filter(({ hasLeft }) => hasLeft)]
  return (
    <section aria-labelledby="firm-people-title">
      <SectionHead
        id="firm-people-title"
        title="People"
        about={here.length === 1 ? '1 person' : `${formatNumber(here.length)} people`}
      >
        <Button kind="bare" keys="p" aria-keyshortcuts="p" onClick={onAdd}>
          Add a person
        </Button>
      </SectionHead>
      {people.length === 0 ? (
        <p className="k-quiet border-t border-rule py-2">
          Nobody yet. With a confirmed address they see all their clients in one place.
        </p>
      ) : (
        <Table caption="Who works there" className="k-fixed firm-people">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col" className="c-bar">
                Bar number
              </th>
              <th scope="col" className="c-reach">
                Reach
              </th>
              <th scope="col" className="c-clients number">
                Clients
              </th>
              <td className="c-change">
                <VisuallyHidden>Change</VisuallyHidden>
              </td>
            </tr>
          </thead>
          <tbody>
            {sorted.map((person) => (
              <tr key={person.id} data-off={person.hasLeft ? '' : undefined}>
                <th scope="row" className="wrap-anywhere">
                  {person.name}
                  <small>{describeRole(person)}</small>
                </th>
                <td className="c-bar">
                  <BarNumber person={person} />
                </td>
                <td className="c-reach wrap-anywhere">
                  <Reach person={person} onConfirm={() => onConfirm(person)} />
                </td>
                <td className="c-clients number">
                  {person.openFiles > 0 && (
                    <>
                      {formatNumber(person.openFiles)}
                      <VisuallyHidden> open</VisuallyHidden>
                    </>
                  )}
                </td>
                <td className="c-change">
                  <Button kind="bare" onClick={() => onOpen(person)}>
                    Change<VisuallyHidden> {person.name}</VisuallyHidden>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function describeRole({ kind, title, until, hasLeft }: FirmPerson): string {
  const role = title || labelOf(firmPersonChoices, kind)
  return until ? `${role}, ${hasLeft ? 'left' : 'until'} ${formatCalendarDay(until)}` : role
}

function BarNumber({ person: { kind, barNumber, barState, barCheckedOn } }: { person: FirmPerson }) {
  if (kind === 'contact') return null
  if (!barNumber) return <span className="k-quiet">Not known</span>
  return (
    <>
      {barState} {barNumber}
      <small>{barCheckedOn ? `checked ${formatCalendarDay(barCheckedOn)}` : 'not checked'}</small>
    </>
  )
}

function Reach({ person, onConfirm }: { person: FirmPerson; onConfirm: () => void }) {
  const { name, email, phone, confirmedAt, confirmedBy, hasLeft } = person
  if (!email && !phone) return <span className="k-quiet">Not known</span>
  return (
    <>
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {email && (
        <span className="block">
          <a href={emailLink(email)}>{email}</a>
        </span>
      )}
      {email && confirmedAt && (
        <small>
          confirmed {formatDay(confirmedAt)}
          {confirmedBy && `, ${confirmedBy}`}
        </small>
      )}
      {email && !confirmedAt && !hasLeft && (
        <Button kind="bare" className="-ml-2" onClick={onConfirm}>
          Confirm the address<VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
      )}
    </>
  )
}
