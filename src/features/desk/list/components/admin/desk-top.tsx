import { useCommandCenter } from '#features/admin/components/commands.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import { apiParams, useListState } from '#features/applications/components/admin/list-state.ts'
import { paths } from '#site/paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ApplicationSearch } from './application-search.tsx'
import { useRefreshList } from './list-queries.ts'

export const searchId = 'application-search'

/** Above both the list and the board. */
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
      <ApplicationSearch id={searchId} />
      <div className="desk-top-actions">
        <Button variant="quiet" size="small" onClick={refresh}>
          Refresh
        </Button>
        <ButtonLink variant="quiet" size="small" to={paths.adminReport}>
          Charts
        </ButtonLink>
        <ButtonAnchor
          variant="quiet"
          size="small"
          href={`${applicationsPath}/export.csv${filters.size > 0 ? `?${filters}` : ''}`}
          download
        >
          Export CSV
        </ButtonAnchor>
        <Button variant="quiet" size="small" onClick={() => show('keys')}>
          Shortcuts
        </Button>
      </div>
    </div>
  )
}
