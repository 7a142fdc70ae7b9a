import { Link, useSearchParams } from 'react-router'
import { SquareMark, type SquareState } from '#features/admin/kit/components/mark.tsx'
import type { FormStatus, FormSummary } from '#features/contracts/templates/schema/forms.ts'
import { saySource, sayStatus } from './form-words.ts'

const marks: Record<FormStatus, SquareState> = {
  draft: 'received',
  'in-force': 'accepted',
  earlier: 'waived',
  discarded: 'rejected',
}

/** The versions side by side, the latest first. */
export function FormCells({ forms, open }: { forms: readonly FormSummary[]; open: number }) {
  const [query] = useSearchParams()
  const part = query.get('part') ?? 'words'
  return (
    <nav aria-label="Forms" className="forms-cells">
      {forms.map((form) => (
        <Link
          key={form.version}
          to={`?form=${form.version}&part=${part}`}
          preventScrollReset
          aria-current={form.version === open ? 'page' : undefined}
        >
          <SquareMark state={marks[form.status]} />
          <span>
            <b className="k-name">Form {form.version}</b>
            {sayStatus(form)}
            <small>{saySource(form)}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}
