import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { launchWords } from '../../content.ts'
import { dashboardCalls } from './dashboard-calls.ts'

/** Disappears once everything is done. */
export function LaunchChecklist() {
  const { data: tasks, error } = useQuery({
    queryKey: ['/api/admin/launch-tasks'],
    queryFn: () => answerOf(dashboardCalls.GET('/api/admin/launch-tasks')),
    // Texts may have been replaced on other screens.
    staleTime: 0,
  })
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
      <ul className="mt-3 grid gap-3 lg:grid-cols-2">
        {tasks.map(({ task, isDone }) => (
          <li key={task} className="flex gap-3">
            <span className="admin-tick" data-done={isDone || undefined}>
              {isDone && <CheckIcon />}
            </span>
            <div>
              <p className={isDone ? 'text-soft line-through' : 'font-semibold'}>
                {launchWords[task].todo}
                <VisuallyHidden>{isDone ? ': done' : ': to do'}</VisuallyHidden>
              </p>
              {!isDone && <p className="text-soft">{launchWords[task].how}</p>}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
