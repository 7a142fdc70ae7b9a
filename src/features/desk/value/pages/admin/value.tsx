import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { useSheet } from '#features/desk/list/components/admin/use-sheet.ts'
import { useValue } from '#features/underwriting/components/admin/value-queries.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import { ValueScreen } from '../../components/admin/value-screen.tsx'

export const meta = () => [{ title: `Value | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** What a case is worth, and what that lets us advance. */
export default function ValuePage() {
  const { id, asked, application, sheet, choose } = useSheet(paths.adminApplicationValue)
  const number = Number(asked.get('version')) || undefined
  const value = useValue(id, number)
  const error = (!application.data && application.error) || (!value.data && value.error)
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
        {...sheet}
        application={application.data}
        value={value.data}
        onVersion={(chosen) => choose('version', chosen === undefined ? undefined : String(chosen))}
      />
    </>
  )
}
