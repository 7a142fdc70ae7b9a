import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { ApplicationDialog } from '#features/review/components/admin/application-dialog.tsx'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { ApplicationFilters } from '../../components/admin/application-filters.tsx'
import { ApplicationList } from '../../components/admin/application-list.tsx'
import { apiParams, useDeskPlace } from '../../components/admin/desk-place.ts'
import { applicationsPath, useApplications, useRefreshDesk } from '../../components/admin/desk-queries.ts'
import { ShortcutHelp } from '../../components/admin/shortcut-help.tsx'
import { StatusPiles } from '../../components/admin/status-piles.tsx'
import '../../components/admin/desk.css'

export const meta = () => [{ title: `Applications | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

const searchId = 'application-search'

/** The review desk: every application, found, judged and never forgotten. */
export default function Applications() {
  const { place } = useDeskPlace()
  const refresh = useRefreshDesk()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const filters = apiParams(place.filters)
  return (
    <AdminPage
      title="Applications"
      actions={
        <>
          <Button variant="outline" size="small" onClick={refresh}>
            Refresh
          </Button>
          <ButtonLink variant="outline" size="small" to={paths.adminApplicationCharts}>
            Charts
          </ButtonLink>
          <ButtonAnchor
            variant="outline"
            size="small"
            href={`${applicationsPath}/export.csv${filters.size > 0 ? `?${filters}` : ''}`}
            download
          >
            Export CSV
          </ButtonAnchor>
          <Button variant="outline" size="small" onClick={() => setHelpOpen(true)}>
            Shortcuts
          </Button>
        </>
      }
    >
      <StatusPiles />
      <ApplicationFilters searchId={searchId} />
      <ApplicationList searchId={searchId} onHelp={() => setHelpOpen(true)} />
      <OpenApplication />
      <ShortcutHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </AdminPage>
  )
}

/** The details of the application that the address names, beside its neighbours in the list. */
function OpenApplication() {
  const { place, searchFor } = useDeskPlace()
  const navigate = useNavigate()
  const rows = useApplications(place).data?.rows ?? []
  const open = (application: string | undefined) =>
    navigate(searchFor({ application }), {
      preventScrollReset: true,
      replace: place.application !== undefined,
    })
  const at = rows.findIndex(({ id }) => id === place.application)
  return (
    <ApplicationDialog
      id={place.application}
      next={at < 0 ? undefined : rows[at + 1]?.id}
      previous={rows[at - 1]?.id}
      onOpen={open}
      onClose={() => open(undefined)}
    />
  )
}
