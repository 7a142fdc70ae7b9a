import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { Button, ButtonAnchor, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { IconLink } from '#features/admin/kit/components/icon-button.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { PageHead } from '#features/admin/kit/components/page-head.tsx'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { apiParams, useListState } from '#features/applications/components/admin/list-state.ts'
import { paths } from '#site/paths.ts'
import { useRefreshList } from './list-queries.ts'

export const searchId = 'application-search'

export function DeskTop({ title }: { title: string }) {
  const { show } = useCommandCenter()
  const { listState } = useListState()
  const refresh = useRefreshList()
  const filters = apiParams(listState.filters)
  const csv = `${applicationsPath}/export.csv${filters.size > 0 ? `?${filters}` : ''}`
  return (
    <PageHead
      title={title}
      before={
        <ButtonLink kind="bare" to={paths.admin}>
          <Glyph name="back" />
          Back to Dashboard
        </ButtonLink>
      }
    >
      <ApplicationSearch />
      <Button kind="bare" className="max-sm:hidden" onClick={refresh}>
        Refresh
      </Button>
      <ButtonLink kind="bare" to={paths.adminReport}>
        Charts
      </ButtonLink>
      <ButtonAnchor kind="bare" href={csv} download>
        Export CSV
      </ButtonAnchor>
      <Button kind="bare" className="max-sm:hidden" onClick={() => show('keys')}>
        Shortcuts
      </Button>
    </PageHead>
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
    <search aria-label="Applications" className="max-sm:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const q = search.current?.value.trim() || undefined
          navigate(searchFor({ filters: { ...filters, q } }), { preventScrollReset: true, flushSync: true })
        }}
      >
        <label htmlFor={searchId} className="sr-only">
          Search by name, email, phone, reference, firm or opposing party
        </label>
        <Input
          ref={search}
          before={<Glyph name="find" />}
          after={<KeyCap>/</KeyCap>}
          className="sm:w-56 xl:w-88"
          id={searchId}
          type="search"
          name="q"
          maxLength={200}
          placeholder="Find a person, firm, phone or reference"
        />
        <Button type="submit" className="sr-only" tabIndex={-1}>
          Search
        </Button>
      </form>
    </search>
  )
}

const screens = [
  { name: 'list', label: 'List', glyph: 'files', path: paths.adminApplications },
  { name: 'board', label: 'Board', glyph: 'board', path: paths.adminBoard },
] as const

/** The same search as a list and as a board. */
export function ScreenSwitch({ current }: { current: 'list' | 'board' }) {
  const { search } = useLocation()
  return screens.map(({ name, label, glyph, path }) => (
    <IconLink
      key={name}
      to={path + search}
      label={label}
      title={`${label} (b)`}
      glyph={glyph}
      aria-current={name === current ? 'page' : undefined}
    />
  ))
}
