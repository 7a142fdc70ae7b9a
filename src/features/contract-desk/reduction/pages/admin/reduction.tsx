import { useParams } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { useLedger } from '#features/contract-desk/ledger/components/admin/ledger-queries.ts'
import { useSheet } from '#features/desk/list/components/admin/use-sheet.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { BooksReduction } from '../../components/admin/books-reduction.tsx'
import { useReduction } from '../../components/admin/reduction-queries.ts'
import { ReductionScreen } from '../../components/admin/reduction-screen.tsx'

export const meta = () => [{ title: `Reduction | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** The firm asks for less: what it sent, and our answer. */
export default function ReductionPage() {
  const { id = '' } = useParams()
  return useMayEnter('files') ? <OfFile key={id} /> : <OfBooks key={id} id={id} />
}

function OfFile() {
  const { id, application, sheet } = useSheet(paths.adminApplicationReduction)
  const ledger = useLedger(id)
  const reduction = useReduction(id)
  if (!application.data || !ledger.data || !reduction.data)
    return (
      <Before
        error={application.error ?? ledger.error ?? reduction.error}
        onRetry={() => Promise.all([application.refetch(), ledger.refetch(), reduction.refetch()])}
      />
    )
  const key = `${reduction.data.reduction?.id} ${reduction.data.reduction?.status}`
  return (
    <>
      <h1 className="sr-only">Reduction</h1>
      <ReductionScreen
        key={key}
        {...sheet}
        application={application.data}
        file={ledger.data.file}
        page={reduction.data}
      />
    </>
  )
}

function OfBooks({ id }: { id: string }) {
  const ledger = useLedger(id)
  const reduction = useReduction(id)
  if (!ledger.data || !reduction.data)
    return (
      <Before
        error={ledger.error ?? reduction.error}
        onRetry={() => Promise.all([ledger.refetch(), reduction.refetch()])}
      />
    )
  return (
    <>
      <h1 className="sr-only">Reduction</h1>
      <BooksReduction
        key={`${reduction.data.reduction?.id} ${reduction.data.reduction?.status}`}
        file={ledger.data.file}
        page={reduction.data}
      />
    </>
  )
}

function Before({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  return (
    <AdminPage title="Reduction" back={false}>
      {error ? (
        <LoadFailure
          title="Failed to fetch the request"
          error={error}
          fallback="It could not be read."
          onRetry={onRetry}
        />
      ) : (
        <Wait>Loading the request…</Wait>
      )}
    </AdminPage>
  )
}
