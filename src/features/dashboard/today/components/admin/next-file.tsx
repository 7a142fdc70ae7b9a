import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatActivity } from '#features/applications/progress/components/admin/progress-words.ts'
import { applicationShortcuts } from '#features/desk/application/components/admin/application-shortcuts.ts'
import { findLimit } from '#features/desk/application/components/admin/limit-date.ts'
import { useStartAction } from '#features/desk/application/components/admin/use-requested-action.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { formatCalendarDay } from '#site/format.ts'
import type { NextFile as File } from '../../schema.ts'
import { addressOf, describeFile, offersOf, sayLate, sayReason } from './next-words.ts'

const group = 'Today'
const ownKeys = explainKeys(group, [
  ['Enter', 'Open the next file'],
  ['j', 'Skip it'],
  ['k', 'Back to the one before'],
])

const shortcuts = applicationShortcuts.filter(({ act }) => act !== 'unread')

/** One at a time, in the order of the rule. A skipped one comes again with the next look. */
export function NextFile({ files }: { files: readonly File[] }) {
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const start = useStartAction()
  const now = useNow()
  const { singleKeys } = usePerson()
  const file = files[at]
  const after = files[at + 1]
  const skip = () => setAt((place) => (place + 1 < files.length ? place + 1 : 0))

  useCommands(ownKeys, { listens: false })
  useCommands(
    shortcuts.map(({ act, keys, label }) => ({
      ...{ id: `next ${act}`, keys, label, group: 'With the next file' },
      run: file && (() => start(addressOf(file, now), act)),
    })),
  )
  useKeys((key) => {
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (key === 'Enter' && file && isFree) void navigate(addressOf(file, now))
    else if (key === 'j' && files.length > 1) skip()
    else if (key === 'k' && at > 0) setAt(at - 1)
    else return false
    return true
  })

  if (!file) return <NothingNext />
  const late = sayLate(file, now)
  const limit = findLimit({ ...file, answers: {} })
  return (
    <article className="today-lead" aria-labelledby="today-next">
      <p className="today-kick">
        <StatusMark status={file.status} />
        <span>Next file</span>
        {late ? <span className="today-red">{late}</span> : <span>{sayReason(file)}</span>}
      </p>
      <h2 id="today-next">
        <Link to={addressOf(file, now)}>{caseNameOf(file)}</Link>
      </h2>
      <p className="today-deck">{describeFile(file)}</p>
      <dl>
        {limit.day && <Fact term="Limit date">{formatCalendarDay(limit.day)}</Fact>}
        <Fact term="Arrived">{formatActivity(file.submittedAt, now)}</Fact>
        {after && (
          <Fact term="After this">
            {[caseNameOf(after), sayLate(after, now)?.toLowerCase()].filter(Boolean).join(', ')}
          </Fact>
        )}
      </dl>
      <p className="today-go">
        <Link to={addressOf(file, now)} className="today-open" aria-keyshortcuts="Enter">
          Open next file <KeyCap isShown={singleKeys}>Enter</KeyCap>
        </Link>
        {offersOf(file.nextStep).map(({ act, label, keys }) => (
          <button
            key={act}
            type="button"
            className="today-skip today-offer"
            aria-keyshortcuts={keys}
            onClick={() => start(addressOf(file, now), act)}
          >
            {label} <KeyCap isShown={singleKeys}>{keys}</KeyCap>
          </button>
        ))}
        {files.length > 1 && (
          <button type="button" className="today-skip" aria-keyshortcuts="j" onClick={skip}>
            Skip <KeyCap isShown={singleKeys}>j</KeyCap>
          </button>
        )}
      </p>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function KeyCap({ isShown, children }: { isShown: boolean; children: string }) {
  return (
    isShown && (
      <span aria-hidden="true" className="today-keys">
        <kbd>{children}</kbd>
      </span>
    )
  )
}

function NothingNext() {
  return (
    <div className="today-lead">
      <h2>Nothing waits for you</h2>
      <p className="today-deck">No clock runs, nothing is to be judged, and nobody waits for an answer.</p>
    </div>
  )
}
