import { accessLogYears } from '#domain/access.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { brand } from '#site/brand.ts'
import { formatNumber, spellNumber } from '#site/format.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { EntryPanel } from '../../components/admin/entry-panel.tsx'
import { LogFilters } from '../../components/admin/log-filters.tsx'
import { searchOf, useLogPlace } from '../../components/admin/log-place.ts'
import { useLog, useLogCheck } from '../../components/admin/log-queries.ts'
import { LogState } from '../../components/admin/log-state.tsx'
import { LogTable } from '../../components/admin/log-table.tsx'
import { useLogKeys } from '../../components/admin/use-log-keys.ts'
import '../../components/admin/log.css'

export const meta = () => [{ title: `Access log | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

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
          <Button
            variant="quiet"
            size="small"
            busy={check.isPending && 'Checking…'}
            onClick={() => check.mutate()}
          >
            Check now
          </Button>
          <ButtonAnchor variant="outline" size="small" href={csv} download>
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
          <EmptyState title="No entry fits">
            <p>Take a filter away to see more.</p>
          </EmptyState>
        )}
        {entries.length > 0 && <LogTable entries={entries} />}
        {hasNextPage && (
          <div>
            <Button
              variant="outline"
              size="small"
              busy={isFetchingNextPage && 'Loading…'}
              onClick={() => fetchNextPage()}
            >
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
