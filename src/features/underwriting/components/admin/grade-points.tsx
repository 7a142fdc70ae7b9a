import type { RiskGrade } from '#domain/value.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'

export type ShownPoints = { part: string; label: string; points: number; why: string; isKnown: boolean }

type GradePointsProps = {
  /** Null while nothing is advised: points may still be missing. */
  grade: RiskGrade | null
  /** "34 of 50 points; B is 30 to 39" */
  about: string
  parts: readonly ShownPoints[]
}

const most = 10

/** The grade, and why each of its parts gives what it gives. */
export function GradePoints({ grade, about, parts }: GradePointsProps) {
  return (
    <section aria-labelledby="value-grade">
      <SectionHead id="value-grade" title="Risk grade" about={about} />
      <div className="value-grade">
        <p className="value-letter">
          <span className="sr-only">Grade </span>
          {grade ?? <span className="k-quiet">–</span>}
        </p>
        <Figures className="value-points" caption="Points for each part of the grade">
          <tbody>
            {parts.map(({ part, label, points, why, isKnown }) => (
              <tr key={part}>
                <th scope="row">{label}</th>
                <td>
                  <svg width="56" height="8" viewBox="0 0 56 8" aria-hidden="true" focusable="false">
                    <rect className="value-tint" width="56" height="8" />
                    <rect className="value-ink-fill" width={(56 * points) / most} height="8" />
                  </svg>
                  <span className="sr-only">
                    {points} of {most}
                  </span>
                </td>
                <td className={isKnown ? undefined : 'k-quiet'}>{why}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
      </div>
    </section>
  )
}
