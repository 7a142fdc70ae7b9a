import { useLocation, useNavigate, useParams } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { readListState, searchOf } from '#features/applications/components/admin/list-state.ts'
import { useUnsentDrafts } from '#features/desk/application/components/admin/unsent-drafts.ts'
import {
  sayPosition,
  useCachedList,
  useNeighbors,
} from '#features/desk/list/components/admin/list-queries.ts'
import { useApplication } from '#features/review/components/admin/application-queries.ts'
import { useValue } from '#features/underwriting/components/admin/value-queries.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { ValueScreen } from '../../components/admin/value-screen.tsx'

export const meta = () => [{ title: `Value | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** What a case is worth, and what that lets us advance. */
export default function ValuePage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const number = Number(params.get('version')) || undefined
  params.set('application', id)
  const place = readListState(params)
  const list = searchOf({ ...place, application: undefined, tab: undefined })
  const { data: neighbors } = useNeighbors(place, undefined)
  const position = sayPosition(useCachedList(place), place)
  const drafts = useUnsentDrafts()
  const application = useApplication(id)
  const value = useValue(id, number)
  const error = (!application.data && application.error) || (!value.data && value.error)
  const toValue = (other: string) => paths.adminApplicationValue(other) + list
  const turn = (other: string | null | undefined) =>
    other ? () => void navigate(toValue(other), { replace: true }) : undefined
  if (!application.data || !value.data) {
    return (
      <AdminPage title="Value" back={false}>
        {error ? (
          <LoadFailure
            title="Failed to fetch the value sheet"
            error={error}
            fallback="It could not be read."
            onRetry={() => Promise.all([application.refetch(), value.refetch()])}
          />
        ) : (
          <Wait>Loading the value sheet…</Wait>
        )}
      </AdminPage>
    )
  }
  return (
    <>
      <h1 className="sr-only">Value</h1>
      <ValueScreen
        key={`${id} ${number ?? ''}`}
        application={application.data}
        value={value.data}
        drafts={drafts}
        position={position}
        turns={{ next: turn(neighbors?.next), previous: turn(neighbors?.previous) }}
        onClose={() => void navigate(paths.adminApplicationPage(id) + list)}
        onVersion={(chosen) => {
          const to = new URLSearchParams(list)
          if (chosen !== undefined) to.set('version', String(chosen))
          void navigate(`${paths.adminApplicationValue(id)}${to.size > 0 ? `?${to}` : ''}`, { replace: true })
        }}
      />
    </>
  )
}
