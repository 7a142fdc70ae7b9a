import { useQuery } from '@tanstack/react-query'
import { TabLinks } from '#features/admin/kit/components/tabs.tsx'
import type { ContractForm, FormSummary } from '#features/contract-forms/templates/schema/forms.ts'
import { formatNumber } from '#site/staff-format.ts'
import { switchQuery } from './form-calls.ts'

const parts = ['words', 'notices', 'changes', 'use', 'contracts', 'page'] as const
export type FormPart = (typeof parts)[number]

export const findPart = (asked: string | null, forms: readonly FormSummary[]): FormPart =>
  partsOf(forms).find((part) => part === asked) ?? 'words'

/** With a single form there is nothing to compare. */
const partsOf = (forms: readonly FormSummary[]) =>
  parts.filter((part) => part !== 'changes' || forms.length > 1)

/** What lies beside the page is open one part at a time. Where the page has no room of its own, it is one of them. */
export function FormParts({
  forms,
  form,
  open,
}: {
  forms: readonly FormSummary[]
  form: ContractForm
  open: FormPart
}) {
  const { data } = useQuery(switchQuery)
  const { lines, notices, needs } = form
  const met = needs.filter(({ isMet }) => isMet).length
  const labels: Record<FormPart, { label: string; count?: string }> = {
    words: { label: 'Words', count: formatNumber(lines.length) },
    notices: { label: 'Notices', count: formatNumber(notices.length) },
    changes: { label: 'Changes' },
    use: { label: 'Before use', count: `${met} of ${needs.length}` },
    contracts: { label: 'Contracts', ...(data && { count: data.isOn ? 'on' : 'off' }) },
    page: { label: 'Page' },
  }
  return (
    <TabLinks
      label="Parts of the form"
      links={partsOf(forms).map((part) => ({
        to: `?form=${form.version}&part=${part}`,
        ...labels[part],
        isCurrent: part === open,
      }))}
    />
  )
}
