import { useNavigate } from 'react-router'
import { accessLogYears } from '#domain/access.ts'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { unlisted } from '#site/private-page.ts'
import { formatMoment, formatNumber, spellNumber } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { AlertIcon, CheckIcon } from '#ui/icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { EntryPanel } from '../../components/admin/entry-panel.tsx'
import { firstFilterId, LogFilters } from '../../components/admin/log-filters.tsx'
import { searchOf, useLogPlace } from '../../components/admin/log-place.ts'
import { useLog, useLogCheck } from '../../components/admin/log-queries.ts'
import { LogTable, rowIdOf } from '../../components/admin/log-table.tsx'
import type { LogEntry } from '../../schema.ts'
import '../../components/admin/log.css'

export const meta = () => unlisted('Access log')

export default function AccessLog() {
  const { place } = useLogPlace()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLog(place.filters)
  const check = useLogCheck()
  const [first] = data?.pages ?? []
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const { newer, older } = useLogKeys(entries)
  const csv = `/api/admin/access-log/export.csv${searchOf({ filters: place.filters, entry: undefined })}`
  const count = first && `${formatNumber(first.total)}${first.isMore ? '+' : ''}`
  return (
    <SettingsPage
      title="Access log"
      about={<span role="status">{first && <LogState {...first.log} />}</span>}
      actions={
        <>
          <Button kind="bare" busy={check.isPending && 'Checking…'} onClick={() => check.mutate()}>
            Check now
          </Button>
          <ButtonAnchor kind="line" href={csv} download>
            CSV of these {count}
          </ButtonAnchor>
        </>
      }
      {...(place.entry !== undefined && {
        aside: {
          label: 'Entry',
          content: <EntryPanel number={place.entry} newer={newer} older={older} />,
        },
      })}
    >
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          place.entry !== undefined && 'log-behind',
        )}
      >
        <LogFilters people={first?.people ?? []} />
        <Refusal error={check.error} fallback="The log could not be checked. Please try again." />
        {error && <LoadFailure error={error} fallback="The log could not be read." onRetry={refetch} />}
        {!data && !error && <LoadingText>Loading the log…</LoadingText>}
        {data && entries.length === 0 && (
          <Empty title="No entry fits">
            <p>Take a filter away to see more.</p>
          </Empty>
        )}
        {entries.length > 0 && <LogTable entries={entries} />}
        {hasNextPage && (
          <div>
            <Button kind="line" busy={isFetchingNextPage && 'Loading…'} onClick={() => fetchNextPage()}>
              Show older
            </Button>
          </div>
        )}
        <p className="text-small text-soft">
          Kept for {spellNumber(accessLogYears).toLowerCase()} years, and as long as the file it’s about.
          Nobody can change or delete an entry.
        </p>
        <p className="log-keys">
          <span>
            <kbd>j</kbd> <kbd>k</kbd> move
          </span>
          <span>
            <kbd>p</kbd> this person only
          </span>
          <span>
            <kbd>o</kbd> this file only
          </span>
          <span>
            <kbd>f</kbd> filter
          </span>
        </p>
      </div>
    </SettingsPage>
  )
}

type Flaw = { number: number; what: 'changed' | 'missing' | 'moved' | 'added' | 'head' }
type State = {
  first: number
  last: number
  lastCheck: { at: string; to: number; flaw: Flaw | null } | null
}

const wrongs: Record<Flaw['what'], (number: string) => string> = {
  changed: (number) => `entry ${number} was changed`,
  missing: (number) => `entry ${number} is missing`,
  moved: (number) => `entry ${number} was moved`,
  added: (number) => `entry ${number} was added from outside`,
  head: (number) => `the end after entry ${number} isn’t as we left it`,
}

function LogState({ first, last, lastCheck }: State) {
  const count = `${formatNumber(last - first + 1)} entries`
  if (!lastCheck) return <>{count}, not checked yet</>
  const { at, flaw } = lastCheck
  if (flaw)
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-error">
        <AlertIcon className="size-4" />
        {count}: {wrongs[flaw.what](formatNumber(flaw.number))}, found {formatMoment(at)}
      </span>
    )
  return (
    <span className="inline-flex items-baseline gap-2">
      <CheckIcon className="size-4 flex-none self-center text-brand" />
      {count}, chain whole, checked {formatMoment(at)}
    </span>
  )
}

const logKeys = explainKeys('Access log', [
  ['j', 'Next entry'],
  ['k', 'Previous entry'],
  ['p', 'Only this person'],
  ['o', 'Only this file'],
  ['f', 'Filter'],
])

function useLogKeys(entries: readonly LogEntry[]) {
  const navigate = useNavigate()
  const { place, searchFor } = useLogPlace()
  const at = entries.findIndex(({ number }) => number === place.entry)
  const entry = entries[at]
  const go = (search: string) => {
    navigate({ search }, { preventScrollReset: true })
    return true
  }
  const open = (next: LogEntry | undefined) => {
    if (!next) return false
    document.getElementById(rowIdOf(next.number))?.focus()
    return go(searchFor({}, next.number))
  }
  /** By the focus, which is there before the address: keys can come faster than it changes. */
  const here = () => {
    const focused = entries.findIndex(({ number }) => rowIdOf(number) === document.activeElement?.id)
    return focused < 0 ? at : focused
  }
  const actions: Record<string, () => boolean> = {
    j: () => open(entries[here() + 1]),
    k: () => open(entries[here() - 1]),
    p: () => (entry?.person ? go(searchFor({ person: entry.person.id }, entry.number)) : false),
    o: () => (entry?.reference ? go(searchFor({ application: entry.reference }, entry.number)) : false),
    f: () => {
      document.getElementById(firstFilterId)?.focus()
      return true
    },
  }
  useKeys((key) => actions[key]?.() ?? false)
  useCommands(logKeys, { listens: false })
  return { newer: entries[at - 1]?.number, older: at < 0 ? undefined : entries[at + 1]?.number }
}
