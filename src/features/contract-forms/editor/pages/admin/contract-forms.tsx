import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SavedPage, SettingsPage } from '#features/admin/components/settings-page.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { FormList } from '#features/contract-forms/templates/schema/forms.ts'
import { unlisted } from '#site/private-page.ts'
import { FormActions } from '../../components/admin/form-actions.tsx'
import { formQuery, formsQuery } from '../../components/admin/form-calls.ts'
import { FormCells } from '../../components/admin/form-cells.tsx'
import { FormRoom } from '../../components/admin/form-room.tsx'
import { sayForms } from '../../components/admin/form-words.ts'
import '../../components/admin/forms.css'

export const meta = () => unlisted('Contract forms')

const title = 'Contract forms'

export default function ContractForms() {
  const { data, error, refetch } = useQuery(formsQuery)
  if (data) return <OpenForms {...data} />
  return (
    <SettingsPage title={title}>
      {error ? (
        <LoadFailure error={error} fallback="The contract forms could not be loaded." onRetry={refetch} />
      ) : (
        <Wait>Loading the contract forms…</Wait>
      )}
    </SettingsPage>
  )
}

/** The draft, unless the address names another form. */
function OpenForms({ forms, standing }: FormList) {
  const [query] = useSearchParams()
  const asked = Number(query.get('form'))
  const draft = forms.find(({ status }) => status === 'draft')
  const version = forms.some((form) => form.version === asked) ? asked : (draft?.version ?? standing)
  const { data: form, error, refetch } = useQuery(formQuery(version))
  return (
    <SavedPage
      title={title}
      about={sayForms(forms)}
      actions={form ? <FormActions key={version} forms={forms} form={form} /> : <span />}
    >
      <FormCells forms={forms} open={version} />
      {error && <LoadFailure error={error} fallback="This form could not be loaded." onRetry={refetch} />}
      {!form && !error && <Wait>Loading the form…</Wait>}
      {form && <FormRoom key={version} forms={forms} form={form} />}
    </SavedPage>
  )
}
