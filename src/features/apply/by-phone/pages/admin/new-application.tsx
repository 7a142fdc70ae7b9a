import { AdminPage } from '#features/admin/components/admin-page.tsx'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { brand } from '#site/brand.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { PhoneForm } from '../../components/admin/phone-form.tsx'
import { usePhoneDraft, usePhoneForm } from '../../components/admin/use-phone-draft.ts'

export const meta = () => [
  { title: `New application by phone | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NewApplication() {
  const { data: facts, error, refetch } = usePhoneForm()
  const call = usePhoneDraft()
  return (
    <AdminPage title="New application by phone">
      {error && !facts && (
        <LoadFailure
          title="Failed to open the form"
          error={error}
          fallback="It could not be read."
          onRetry={refetch}
        />
      )}
      {!error && !(facts && call.draft) && <LoadingText>Opening the form…</LoadingText>}
      {facts && call.draft && <PhoneForm facts={facts} draft={call.draft} call={call} />}
    </AdminPage>
  )
}
