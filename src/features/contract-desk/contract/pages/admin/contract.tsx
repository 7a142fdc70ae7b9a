import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { useSheet } from '#features/desk/list/components/admin/use-sheet.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { useContracts } from '../../components/admin/contract-queries.ts'
import { ContractScreen } from '../../components/admin/contract-screen.tsx'

export const meta = () => [{ title: `Contract | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** The paper of an advance: what it rests on, how far it is, and the one thing to do next. */
export default function ContractPage() {
  const { id, asked, application, sheet, choose } = useSheet(paths.adminApplicationContract)
  const contracts = useContracts(id)
  const error = (!application.data && application.error) || (!contracts.data && contracts.error)
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
        {...sheet}
        application={application.data}
        contracts={contracts.data}
        chosen={asked.get('contract') ?? undefined}
        onContract={(contractId) => choose('contract', contractId)}
      />
    </>
  )
}
