import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { paths } from '#site/paths.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { launchQuery } from '../../ready/components/admin/ready-calls.ts'
import { launchWords } from '../../ready/content.ts'

export function LaunchChecklist() {
  const { data: tasks, error } = useQuery(launchQuery)
  if (error) return <LoadFailure error={error} fallback="The launch checklist could not be loaded." />
  if (!tasks) return null
  const left = tasks.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <details className="admin-launch" open>
      <summary>
        <h2 className="inline">Before launch</h2>{' '}
        <span className="text-soft">
          {left} of {tasks.length} left
        </span>
      </summary>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {tasks.map(({ task, isDone }) => (
          <li key={task} className="flex gap-3">
            <span className="admin-tick" data-done={isDone || undefined}>
              {isDone && <CheckIcon />}
            </span>
            <p className={isDone ? 'text-soft line-through' : 'font-medium'}>
              {launchWords[task].todo}
              <VisuallyHidden>{isDone ? ': done' : ': to do'}</VisuallyHidden>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to={paths.adminReady} className="inline-flex min-h-tap items-center">
          Ready to open? Why each matters, and where to do it
        </TextLink>
      </p>
    </details>
  )
}
