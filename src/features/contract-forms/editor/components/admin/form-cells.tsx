import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SquareMark, type SquareState } from '#features/admin/kit/components/mark.tsx'
import type { FormStatus, FormSummary } from '#features/contract-forms/templates/schema/forms.ts'
import { saySource, sayStatus } from './form-words.ts'

const marks: Record<FormStatus, SquareState> = {
  draft: 'received',
  'in-force': 'accepted',
  earlier: 'waived',
  discarded: 'rejected',
}

/** The versions side by side, the latest first. */
export function FormCells({ forms, open }: { forms: readonly FormSummary[]; open: number }) {
  const current = useFocusOnChange(`${open} ${forms.find(({ version }) => version === open)?.status}`)
  const [query] = useSearchParams()
  const part = query.get('part') ?? 'words'
  return (
    <nav aria-label="Forms" className="forms-cells">
      {forms.map((form) => (
        <Link
          key={form.version}
          ref={form.version === open ? current : undefined}
          to={`?form=${form.version}&part=${part}`}
          preventScrollReset
          aria-current={form.version === open ? 'page' : undefined}
        >
          <SquareMark state={marks[form.status]} />
          <span>
            <b className="k-name">Form {form.version}</b>
            {sayStatus(form, forms)}
            <small>{saySource(form)}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** The button that was pressed is gone by now, so the focus moves to the form it made. */
function useFocusOnChange(state: string) {
  const element = useRef<HTMLAnchorElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [state])
  return element
}
