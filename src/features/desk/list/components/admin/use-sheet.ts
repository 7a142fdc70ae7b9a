import { useLocation, useNavigate, useParams } from 'react-router'
import { readListState, searchOf } from '#features/applications/components/admin/list-state.ts'
import { useUnsentDrafts } from '#features/desk/application/components/admin/unsent-drafts.ts'
import { useApplication } from '#features/review/components/admin/application-queries.ts'
import { paths } from '#site/paths.ts'
import { sayPosition, useCachedList, useNeighbors } from './list-queries.ts'

/** A page of a file that opens beside its place in the list, and turns to the same page of the next file. */
export function useSheet(addressOf: (applicationId: string) => string) {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  params.set('application', id)
  const place = readListState(params)
  const list = searchOf({ ...place, application: undefined, tab: undefined })
  const { data: neighbors } = useNeighbors(place, undefined)
  const position = sayPosition(useCachedList(place), place)
  const turn = (other: string | null | undefined) =>
    other ? () => void navigate(addressOf(other) + list, { replace: true }) : undefined
  return {
    id,
    asked: params,
    application: useApplication(id),
    /** What the page shows of its place. */
    sheet: {
      position,
      drafts: useUnsentDrafts(),
      turns: { next: turn(neighbors?.next), previous: turn(neighbors?.previous) },
      onClose: () => void navigate(paths.adminApplicationPage(id) + list),
    },
    /** The same page with another version in its address; without, the one that counts. */
    choose: (name: string, value: string | undefined) => {
      const to = new URLSearchParams(list)
      if (value !== undefined) to.set(name, value)
      void navigate(addressOf(id) + (to.size > 0 ? `?${to}` : ''), { replace: true })
    },
  }
}
