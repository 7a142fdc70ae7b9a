import { useLocation, useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { readListState, searchOf } from '#features/applications/components/admin/list-state.ts'
import { ApplicationPane } from '#features/desk/application/components/admin/application-pane.tsx'
import { useUnsentDrafts } from '#features/desk/application/components/admin/unsent-drafts.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { sayPosition, useCachedList, useNeighbors } from '../../components/admin/list-queries.ts'

export const meta = () => [{ title: `Application | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function ApplicationPage() {
  const { id = '' } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  params.set('application', id)
  const place = readListState(params)
  const { data: neighbors } = useNeighbors(place, undefined)
  const drafts = useUnsentDrafts()
  const list = searchOf({ ...place, application: undefined, tab: undefined })
  return (
    <>
      <h1 className="sr-only">Application</h1>
      <ApplicationPane
        id={id}
        frame="page"
        next={neighbors?.next ?? undefined}
        previous={neighbors?.previous ?? undefined}
        position={sayPosition(useCachedList(place), place)}
        tab={place.tab}
        drafts={drafts}
        onOpen={(other) => navigate(paths.adminApplicationPage(other) + list, { replace: true })}
        onClose={() => navigate(readOrigin(state) ?? paths.adminApplications + list)}
      />
    </>
  )
}

const origin = z.object({ from: z.string().startsWith(paths.adminMessages) })

/** Goes back to the message it was opened from. */
const readOrigin = (state: unknown) => origin.safeParse(state).data?.from
