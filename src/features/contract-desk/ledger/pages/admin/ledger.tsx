import { useState } from 'react'
import { useParams } from 'react-router'
import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { useSheet } from '#features/desk/list/components/admin/use-sheet.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { BooksScreen } from '../../components/admin/books-screen.tsx'
import { useLedger } from '../../components/admin/ledger-queries.ts'
import { LedgerScreen } from '../../components/admin/ledger-screen.tsx'

export const meta = () => [{ title: `Ledger | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** What is owed on any day, and everything that it follows from. */
export default function LedgerPage() {
  const { id = '' } = useParams()
  return useMayEnter('files') ? <OfFile key={id} /> : <OfBooks key={id} id={id} />
}

function OfFile() {
  const { id, application, sheet } = useSheet(paths.adminApplicationLedger)
  const [on, setOn] = useState<string>()
  const ledger = useLedger(id, on)
  if (!application.data || !ledger.data)
    return (
      <Before
        error={(!application.data && application.error) || (!ledger.data && ledger.error) || null}
        onRetry={() => Promise.all([application.refetch(), ledger.refetch()])}
      />
    )
  return (
    <>
      <h1 className="sr-only">Ledger</h1>
      <LedgerScreen {...sheet} application={application.data} ledger={ledger.data} day={on} onDay={setOn} />
    </>
  )
}

function OfBooks({ id }: { id: string }) {
  const [on, setOn] = useState<string>()
  const ledger = useLedger(id, on)
  if (!ledger.data) return <Before error={ledger.error} onRetry={() => ledger.refetch()} />
  return (
    <>
      <h1 className="sr-only">Ledger</h1>
      <BooksScreen ledger={ledger.data} day={on} onDay={setOn} />
    </>
  )
}

function Before({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  return (
    <AdminPage title="Ledger" back={false}>
      {error ? (
        <LoadFailure
          title="Failed to fetch the ledger"
          error={error}
          fallback="It could not be read."
          onRetry={onRetry}
        />
      ) : (
        <Wait>Loading the ledger…</Wait>
      )}
    </AdminPage>
  )
}
