import { launchWords } from '../../content.ts'
import type { LaunchState } from '../../schema.ts'
import { TaskMark } from './task-mark.tsx'

export function DoneList({ tasks }: { tasks: readonly LaunchState[] }) {
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby="done" className="ready-group">
      <div className="ready-head">
        <h2 id="done">Done</h2>
        <p>{tasks.length}, checked again whenever you look</p>
      </div>
      <ul className="ready-done">
        {tasks.map(({ task }) => (
          <li key={task}>
            <TaskMark state="done" />
            {launchWords[task].short}
          </li>
        ))}
      </ul>
    </section>
  )
}
