import { Link } from 'react-router'
import { labelOf } from '#domain/choice.ts'
import { roles } from '#domain/roles.ts'
import { paths } from '#site/paths.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Initials } from './initials.tsx'
import { usePerson } from './signed-in-person.ts'

/** Says whose session this is, which is easily mistaken on a shared computer, and leads to their profile. */
export function PersonMark() {
  const { name, role } = usePerson()
  const label = labelOf(roles, role)
  const who = name === label ? name : `${name}, ${label}`
  return (
    <Link to={paths.adminProfile} className="admin-person" title={who}>
      <VisuallyHidden>My profile: {who}</VisuallyHidden>
      <Initials name={name} />
    </Link>
  )
}
