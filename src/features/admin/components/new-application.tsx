import { Link, useNavigate } from 'react-router'
import { mayEnter } from '#domain/roles.ts'
import { paths } from '#site/paths.ts'
import { useCommands } from './commands.ts'
import { usePerson } from './signed-in-person.ts'

/** Somebody calls and wants to apply: from every screen, for those who work with files. */
export function NewApplication() {
  const { role } = usePerson()
  return mayEnter(role, 'files') ? <StartLink /> : null
}

function StartLink() {
  const navigate = useNavigate()
  const to = paths.adminNewApplication
  useCommands([
    {
      id: 'new application',
      label: 'New application by phone',
      group: 'Places',
      keys: '+',
      run: () => void navigate(to),
    },
  ])
  return (
    <Link to={to} className="admin-start" aria-label="New application" aria-keyshortcuts="+">
      <span>New</span> <span className="admin-start-more">application</span>{' '}
      <span aria-hidden="true" className="admin-start-more">
        <kbd>+</kbd>
      </span>
    </Link>
  )
}
