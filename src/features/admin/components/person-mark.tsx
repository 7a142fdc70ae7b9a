import { labelOf } from '#site/choices/choice.ts'
import { roles } from '#site/choices/roles.ts'
import { Initials } from './initials.tsx'
import { usePerson } from './signed-in-person.ts'

/** Says whose session this is: on a shared computer that is easily mistaken. */
export function PersonMark() {
  const { name, role } = usePerson()
  const label = labelOf(roles, role)
  return (
    <p className="admin-person">
      <Initials name={name} />
      <span className="admin-person-name">
        <span>{name}</span>
        {name !== label && <span className="text-small text-soft">{label}</span>}
      </span>
    </p>
  )
}
