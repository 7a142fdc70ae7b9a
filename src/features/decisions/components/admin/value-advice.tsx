import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatList } from '#site/staff-format.ts'
import type { DecisionForm } from '../../schema/form.ts'

type ValueAdviceProps = { value: NonNullable<DecisionForm['value']> }

/** What the value sheet advises, the limit that holds, and what to know about its figures. */
export function ValueAdvice({
  value: { number, advised, grade, binding, missing, warnings },
}: ValueAdviceProps) {
  const isComplete = advised !== null
  return (
    <>
      <SectionHead
        level={3}
        title={isComplete ? `Advised at most ${sayAmount(advised)}` : 'No advice yet'}
        about={`value sheet, version ${number}${isComplete ? `, grade ${grade}` : ''}`}
      />
      <ul className="k-list">
        {binding && (
          <li>
            <SquareMark state="accepted" />
            <span>
              <b>{binding.label}</b>
              <small>{binding.why}</small>
            </span>
          </li>
        )}
        {!isComplete && (
          <li>
            <SquareMark state="needed" />
            <span>Missing: {formatList(missing)}.</span>
          </li>
        )}
        {warnings.map(({ words }) => (
          <li key={words}>
            <SquareMark state="received" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
