import { useLocation, useNavigate, useParams } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { readListState, searchOf } from '#features/applications/components/admin/list-state.ts'
import { useUnsentDrafts } from '#features/desk/application/components/admin/unsent-drafts.ts'
import {
  sayPosition,
  useCachedList,
  useNeighbors,
} from '#features/desk/list/components/admin/list-queries.ts'
import { useApplication } from '#features/review/components/admin/application-queries.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { useContracts } from '../../components/admin/contract-queries.ts'
import { ContractScreen } from '../../components/admin/contract-screen.tsx'

export const meta = () => [{ title: `Contract | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** The paper of an advance: what it rests on, how far it is, and the one thing to do next. */
export default function ContractPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const chosen = params.get('contract') ?? undefined
  params.set('application', id)
  const place = readListState(params)
  const list = searchOf({ ...place, application: undefined, tab: undefined })
  const { data: neighbors } = useNeighbors(place, undefined)
  const position = sayPosition(useCachedList(place), place)
  const drafts = useUnsentDrafts()
  const application = useApplication(id)
  const contracts = useContracts(id)
  const error = (!application.data && application.error) || (!contracts.data && contracts.error)
  const turn = (other: string | null | undefined) =>
    other ? () => void navigate(paths.adminApplicationContract(other) + list, { replace: true }) : undefined
  if (!application.data || !contracts.data) {
    return (
      <AdminPage title="Contract" back={false}>
        {error ? (
          <LoadFailure
            title="Failed to fetch the contract"
            error={error}
            fallback="It could not be read."
            onRetry={() => Promise.all([application.refetch(), contracts.refetch()])}
          />
        ) : (
          <Wait>Loading the contract…</Wait>
        )}
      </AdminPage>
    )
  }
  if (!contracts.data.isOn && contracts.data.contracts.length === 0) {
    return (
      <AdminPage title="Contract" back={false}>
        <Empty title="Contracts are off">The owner turns them on under Settings, Contract forms.</Empty>
      </AdminPage>
    )
  }
  return (
    <>
      <h1 className="sr-only">Contract</h1>
      <ContractScreen
        key={id}
        application={application.data}
        contracts={contracts.data}
        chosen={chosen}
        drafts={drafts}
        position={position}
        turns={{ next: turn(neighbors?.next), previous: turn(neighbors?.previous) }}
        onClose={() => void navigate(paths.adminApplicationPage(id) + list)}
        onContract={(contractId) => {
          const to = new URLSearchParams(list)
          if (contractId) to.set('contract', contractId)
          const query = to.size > 0 ? `?${to}` : ''
          void navigate(paths.adminApplicationContract(id) + query, { replace: true })
        }}
      />
    </>
  )
}
