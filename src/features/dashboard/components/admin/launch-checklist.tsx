import { CheckIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { launchWords } from '../../content.ts'
import type { Overview } from '../../schema.ts'

/** Disappears once everything is done. */
export function LaunchChecklist({ tasks }: { tasks: Overview['launch'] }) {
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
