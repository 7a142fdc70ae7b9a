import { useId } from 'react'
import { Link } from 'react-router'
import { QueryForm } from '#features/admin/components/query-form.tsx'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { formatNumber } from '#site/staff-format.ts'
import { SearchIcon } from '#ui/desk-icons.tsx'
import type { InboxCounts, InboxState } from '../../schema/inbox.ts'
import { useInboxListState } from './inbox-list-state.ts'
import { useInboxCounts } from './inbox-queries.ts'

const tabs = [
  { state: 'unanswered', label: 'To answer' },
  { state: 'waiting', label: 'Waiting' },
  { state: 'no-file', label: 'Without a file' },
  { state: 'all', label: 'All' },
] as const satisfies readonly { state: InboxState; label: string }[]

const filters = [
  { state: 'unread', label: 'Unread' },
  { state: 'overdue', label: 'Overdue' },
  { state: 'answered', label: 'Answered' },
  { state: 'spam', label: 'Spam' },
] as const satisfies readonly { state: InboxState; label: string }[]

/** The counts stop here. */
const most = 1_000
const writeCount = (count: number) => (count >= most ? `${formatNumber(most)}+` : formatNumber(count))

export const isFilter = (state: InboxState) => filters.some((filter) => filter.state === state)

type InboxTabsProps = {
  isFiltering: boolean
  onFilter: () => void
  news: { count: number; show: () => void }
}

/** The filters stay closed until somebody asks for them. */
export function InboxTabs({ isFiltering, onFilter, news }: InboxTabsProps) {
  const { listState, searchFor } = useInboxListState()
  const counts = useInboxCounts().data
  const line = useId()
  const show = ({ state, label }: { state: InboxState; label: string }) => (
    <Link
      key={state}
      to={{ search: searchFor({ state, page: 1, open: undefined }) }}
      aria-current={state === listState.state ? 'page' : undefined}
      className="tab"
    >
      {label}
      <Count counts={counts} state={state} />
    </Link>
  )
  return (
    <>
      <nav aria-label="Messages to show" className="tab-list k-tabs flex-wrap gap-y-0">
        {tabs.map(show)}
        {isFiltering && (
          <div className="flex basis-full flex-wrap gap-x-5 border-t border-rule">{filters.map(show)}</div>
        )}
      </nav>
      <div className="flex min-h-9 items-center gap-2 px-2">
        <Button kind="bare" keys="f" aria-expanded={isFiltering} aria-controls={line} onClick={onFilter}>
          Filter
        </Button>
        {listState.file && (
          <ButtonLink kind="bare" to={searchFor({ file: undefined, page: 1 }) || '?'}>
            Of one file only: show all
          </ButtonLink>
        )}
        <div role="status" className="ml-auto">
          {news.count > 0 && (
            <Button kind="bare" onClick={news.show}>
              {news.count} new: show
            </Button>
          )}
        </div>
      </div>
      <div id={line}>
        {isFiltering && (
          <QueryForm role="search" className="inbox-search flex items-end gap-2 px-4 pb-2">
            {listState.state !== 'unanswered' && <input type="hidden" name="state" value={listState.state} />}
            <Field label="Search messages" labelHidden className="flex-1">
              <Input
                key={listState.q}
                type="search"
                name="q"
                defaultValue={listState.q}
                placeholder="Words, a name, an address or a reference"
              />
            </Field>
            <Button type="submit" kind="line" size="icon" aria-label="Search">
              <SearchIcon />
            </Button>
          </QueryForm>
        )}
      </div>
    </>
  )
}

function Count({ counts, state }: { counts: InboxCounts | undefined; state: InboxState }) {
  const count = state === 'answered' ? undefined : counts?.[state]
  if (count === undefined) return null
  return <small> {writeCount(count)}</small>
}
