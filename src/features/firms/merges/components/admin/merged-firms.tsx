import { Button } from '#features/admin/kit/components/button.tsx'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { formatDay, formatNumber } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Firm } from '../../../records/schema/firm.ts'
import { usePartFirms } from './merge-queries.ts'

/** Each goes apart again, with exactly what it had. */
export function MergedFirms({ merged }: Pick<Firm, 'merged'>) {
  const { mutate, isPending, variables } = usePartFirms()
  if (merged.length === 0) return null
  return (
    <section aria-labelledby="firm-merged-title">
      <SectionHead
        id="firm-merged-title"
        title="Merged"
        about={merged.length === 1 ? '1 double' : `${formatNumber(merged.length)} doubles`}
      />
      <ul className="k-list k-list-top">
        {merged.map(({ id, name, domains, mergedAt, mergedBy }) => (
          <li key={id}>
            <Glyph name="change" />
            <span>
              {name}
              <small>
                {domains.length > 0 && `${domains.join(', ')}; `}
                {mergedBy ?? 'the desk'}, {formatDay(mergedAt)}
              </small>
            </span>
            <Button
              kind="bare"
              busy={isPending && variables === id && 'Undoing…'}
              onClick={() => !isPending && mutate(id)}
            >
              Undo<VisuallyHidden> the merge of {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
