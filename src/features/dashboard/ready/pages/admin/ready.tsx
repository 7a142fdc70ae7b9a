import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { dateIn, readerTimeZone } from '#site/format.ts'
import { unlisted } from '#site/private-page.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { OpeningDay } from '../../components/admin/opening-day.tsx'
import { launchQuery, openingQuery } from '../../components/admin/ready-calls.ts'
import { sayDay, sayLeft } from '../../components/admin/ready-words.ts'
import { TaskList } from '../../components/admin/task-list.tsx'
import { launchWords, taskGroups } from '../../content.ts'
import type { LaunchState, Opening } from '../../schema.ts'
import '../../components/admin/ready.css'

export const meta = () => unlisted('Ready to open?')

export default function Ready() {
  const tasks = useQuery(launchQuery)
  const opening = useQuery(openingQuery)
  const error = tasks.error ?? opening.error
  const retry = () => Promise.all([tasks.refetch(), opening.refetch()])
  if (tasks.data && opening.data) return <Room tasks={tasks.data} opening={opening.data} />
  return (
    <div className="k-pad pt-4">
      <h1>Ready to open?</h1>
      {error ? (
        <LoadFailure error={error} fallback="The list could not be loaded." onRetry={retry} />
      ) : (
        <LoadingText />
      )}
    </div>
  )
}

function Room({ tasks, opening }: { tasks: readonly LaunchState[]; opening: Opening }) {
  const isOwner = useMayEnter('owner')
  const heading = useRef<HTMLHeadingElement>(null)
  const today = dateIn(readerTimeZone())
  const left = tasks.filter(({ isDone }) => !isDone)
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[19.75rem_minmax(0,1fr)]">
      <div className="on-paper grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-4 border-b border-rule-strong px-4 pt-4 md:px-6 xl:flex xl:flex-col xl:justify-between xl:border-r xl:border-b-0 xl:border-rule xl:pb-5">
        <div className="self-center pb-4 xl:self-stretch">
          <h1 ref={heading} tabIndex={-1}>
            {sayLeft(left.length)}
          </h1>
          <p className="mt-2 text-soft">{sayDay(opening.day, today)}</p>
        </div>
        <Tower done={tasks.length - left.length} of={tasks.length} />
      </div>
      <div className="k-pad">
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
    <section aria-labelledby="done" className="mt-4">
      <SectionHead
        id="done"
        title="Done"
        about={`${tasks.length}, checked again whenever you look`}
        isRuled
      />
      <ul className="k-list gap-x-6 md:columns-3">
        {tasks.map(({ task }) => (
          <li key={task} className="break-inside-avoid">
            <SquareMark state="accepted" />
            {launchWords[task].short}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the stone ends and begins, in the drawing's own units, and half its width there. */
const top = { y: 97, half: 25 }
const foot = { y: 407, half: 52 }
const middle = 115
const joint = 2

const halfAt = (y: number) => top.half + ((y - top.y) / (foot.y - top.y)) * (foot.half - top.half)

const rays = [52, 65, 78, 91].map((end, at) => ({ start: 68 + 4 * at, end }))
const waves = ['M4 432c24-7 44-7 70-2s50 6 76 1 36-5 66 0', 'M10 441c24-7 44-7 70-2s50 6 76 1 36-5 60 0']

/** A lighthouse with a course for every task: laid when it is done, dashed while it is missing. */
function Tower({ done, of }: { done: number; of: number }) {
  const isLit = done === of
  const height = (foot.y - top.y) / Math.max(1, of)
  const laidTo = foot.y - done * height
  const courses = Array.from({ length: of }, (_, below) => below + 1)
  return (
    <svg
      viewBox="0 24 230 426"
      role="img"
      aria-label={`A lighthouse of ${of} courses; ${done} are laid, and the lamp is ${isLit ? 'lit' : 'not lit'}`}
      className="ready-tower"
      data-lit={isLit || undefined}
    >
      {rays.map(({ start, end }) => (
        <path key={end} d={`M92 ${start}L4 ${end}M138 ${start}L226 ${end}`} className="ready-ray" />
      ))}
      <path
        d="M84 92h62M90 92V86h50v6M97 86V60h36v26M109 86V60M121 86V60M93 60h44L115 40zM115 40v-9"
        className="ready-lamp"
      />
      {courses.map((course) => (
        <Course
          key={course}
          place={course}
          y={foot.y - course * height}
          height={height}
          isLaid={course <= done}
        />
      ))}
      <path d="M28 424c14-14 26-15 40-15h94c18 0 30 6 44 15" className="ready-rock" />
      {waves.map((wave) => (
        <path key={wave} d={wave} className="ready-rock" />
      ))}
      {!isLit && (
        <g className="ready-count">
          <path d={`M${middle + halfAt(laidTo) + 8} ${laidTo}H222`} />
          <text x="222" y={laidTo - 5} textAnchor="end">
            {done} of {of}
          </text>
        </g>
      )}
    </svg>
  )
}

function Course({ place, y, height, isLaid }: { place: number; y: number; height: number; isLaid: boolean }) {
  const bottom = y + height - joint
  const [upper, lower] = [halfAt(y), halfAt(bottom)]
  const shape = `M${middle - upper} ${y}h${2 * upper}L${middle + lower} ${bottom}h${-2 * lower}Z`
  if (!isLaid) return <path d={shape} className="ready-missing" />
  // Joints are set off from course to course, as a mason would.
  const joints = place % 2 === 0 ? [0] : [-upper / 2, upper / 2]
  return (
    <>
      <path d={shape} className="ready-laid" />
      {joints.map((x) => (
        <path key={x} d={`M${middle + x} ${y}V${bottom}`} className="ready-joint" />
      ))}
      <path d={`M${middle + upper / 4} ${(y + bottom) / 2}h${upper * 0.65}`} className="ready-shade" />
    </>
  )
}
