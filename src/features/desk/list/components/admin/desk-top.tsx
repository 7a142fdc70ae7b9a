import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { Button, ButtonAnchor, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { apiParams, useListState } from '#features/applications/components/admin/list-state.ts'
import { paths } from '#site/paths.ts'
import { SearchIcon } from '#ui/desk-icons.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DeskIcon } from './desk-icons.tsx'
import { useRefreshList } from './list-queries.ts'

export const searchId = 'application-search'

export function DeskTop({ title }: { title: string }) {
  const { show } = useCommandCenter()
  const { listState } = useListState()
  const refresh = useRefreshList()
  const filters = apiParams(listState.filters)
  return (
    <div className="desk-top">
      <TextLink to={paths.admin} className="desk-back">
        <ArrowRightIcon className="size-[1em] rotate-180" />
        Back to Dashboard
      </TextLink>
      <h1>{title}</h1>
      <ApplicationSearch />
      <div className="desk-top-actions">
        <Button kind="bare" onClick={refresh}>
          Refresh
        </Button>
        <ButtonLink kind="bare" to={paths.adminReport}>
          Charts
        </ButtonLink>
        <ButtonAnchor
          kind="bare"
          href={`${applicationsPath}/export.csv${filters.size > 0 ? `?${filters}` : ''}`}
          download
        >
          Export CSV
        </ButtonAnchor>
        <Button kind="bare" onClick={() => show('keys')}>
          Shortcuts
        </Button>
      </div>
    </div>
  )
}

function ApplicationSearch() {
  const { listState, searchFor } = useListState()
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const { filters } = listState
  useEffect(() => {
    // After Back, or a link to another list, show the current search.
    if (search.current) search.current.value = filters.q ?? ''
  }, [filters.q])
  return (
    <search aria-label="Applications" className="desk-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const q = search.current?.value.trim() || undefined
          navigate(searchFor({ filters: { ...filters, q } }), { preventScrollReset: true, flushSync: true })
        }}
      >
        <SearchIcon />
        <label htmlFor={searchId} className="sr-only">
          Search by name, email, phone, reference, firm or opposing party
        </label>
        <input
          ref={search}
          id={searchId}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          placeholder="Find a person, firm, phone or reference"
        />
        <KeyCap>/</KeyCap>
        <button type="submit" aria-label="Search" className="sr-only">
          Search
        </button>
      </form>
    </search>
  )
}

const screens = [
  { name: 'list', label: 'List', path: paths.adminApplications },
  { name: 'board', label: 'Board', path: paths.adminBoard },
] as const

/** The same search as a list and as a board. */
export function ScreenSwitch({ current }: { current: 'list' | 'board' }) {
  const { search } = useLocation()
  return screens.map(({ name, label, path }) =>
    name === current ? (
      <span key={name} className="desk-icon-button" aria-current="true">
        <DeskIcon name={name} />
        <span className="sr-only">{label}</span>
      </span>
    ) : (
      <Link
        key={name}
        to={path + search}
        className="desk-icon-button"
        aria-label={label}
        title={`${label} (b)`}
      >
        <DeskIcon name={name} />
      </Link>
    ),
  )
}
