import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsFrame } from '#features/admin/components/settings-page.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { unlisted } from '#site/private-page.ts'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { OpeningDay } from '../../components/admin/opening-day.tsx'
import { launchQuery, openingQuery } from '../../components/admin/ready-calls.ts'
import { sayDay, sayLeft } from '../../components/admin/ready-words.ts'
import { TaskList } from '../../components/admin/task-list.tsx'
import { TaskMark } from '../../components/admin/task-mark.tsx'
import { Tower } from '../../components/admin/tower.tsx'
import { launchWords, taskGroups } from '../../content.ts'
import type { LaunchState, Opening } from '../../schema.ts'
import '../../components/admin/ready.css'

export const meta = () => unlisted('Ready to open?')

export default function Ready() {
  const tasks = useQuery(launchQuery)
  const opening = useQuery(openingQuery)
  const error = tasks.error ?? opening.error
  const retry = () => Promise.all([tasks.refetch(), opening.refetch()])
  return (
    <SettingsFrame>
      {tasks.data && opening.data ? (
        <Room tasks={tasks.data} opening={opening.data} />
      ) : (
        <div className="settings-pad">
          <h1>Ready to open?</h1>
          {error ? (
            <LoadFailure error={error} fallback="The list could not be loaded." onRetry={retry} />
          ) : (
            <LoadingText />
          )}
        </div>
      )}
    </SettingsFrame>
  )
}

function Room({ tasks, opening }: { tasks: readonly LaunchState[]; opening: Opening }) {
  const isOwner = useMayEnter('owner')
  const heading = useRef<HTMLHeadingElement>(null)
  const today = dateIn(readerTimeZone())
  const left = tasks.filter(({ isDone }) => !isDone)
  return (
    <div className="ready">
      <div className="ready-side">
        <div className="ready-words">
          <h1 ref={heading} tabIndex={-1}>
            {sayLeft(left.length)}
          </h1>
          <p>{sayDay(opening.day, today)}</p>
        </div>
        <Tower done={tasks.length - left.length} of={tasks.length} />
      </div>
      <div className="ready-room">
        <OpeningDay opening={opening} today={today} left={left} mayMove={isOwner} />
        {taskGroups.map(({ group, title, about }) => (
          <TaskList
            key={group}
            title={title}
            about={about}
            tasks={left.filter(({ task }) => launchWords[task].group === group)}
            opening={opening}
            heir={heading}
          />
        ))}
        <DoneList tasks={tasks.filter(({ isDone }) => isDone)} />
      </div>
    </div>
  )
}

function DoneList({ tasks }: { tasks: readonly LaunchState[] }) {
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
