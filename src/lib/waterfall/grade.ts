import { type GradePart, gradeParts, gradePartValues, type RiskGrade } from '#domain/value.ts'
import { add, decimal, type Exact, isBelow, multiply, whole } from '#lib/exact.ts'

/** At most ten points, and why. Nobody knows: 0. */
export type PartPoints = { points: number; why: string; isKnown: boolean }
export type Grade = {
  grade: RiskGrade
  /** Of 50, weighed, without a fraction. */
  points: number
  /** The points of this grade: a B is 30 to 39. */
  range: { from: number; to: number }
  parts: readonly (PartPoints & { part: GradePart; label: string })[]
}
type Weights = Readonly<Record<GradePart, number>>

export const mostPoints = 50

const leastPoints: readonly (readonly [RiskGrade, number])[] = [
  ['A', 40],
  ['B', 30],
  ['C', 22],
  ['D', 15],
]

/** "30 to 39" for a B. */
function rangeOf(grade: RiskGrade): { from: number; to: number } {
  const at = leastPoints.findIndex(([each]) => each === grade)
  const from = leastPoints[at]?.[1] ?? 0
  const above = at < 0 ? leastPoints.at(-1) : leastPoints[at - 1]
  return { from, to: above ? above[1] - 1 : mostPoints }
}

const sum = (values: readonly Exact[]): Exact => values.reduce(add, whole(0))

export function gradeOf(points: Readonly<Record<GradePart, PartPoints>>, weights: Weights): Grade {
  const weighed = sum(
    gradePartValues.map((part) => multiply(decimal(weights[part]), whole(points[part].points))),
  )
  const inAll = sum(gradePartValues.map((part) => decimal(weights[part])))
  const of50 = multiply(weighed, whole(gradeParts.length))
  const reaches = (least: number) => !isBelow(of50, multiply(inAll, whole(least)))
  const total = inAll.over === 0n ? 0n : (of50.over * inAll.under) / (of50.under * inAll.over)
  const grade = leastPoints.find(([, least]) => inAll.over > 0n && reaches(least))?.[0] ?? 'E'
  return {
    grade,
    points: Number(total),
    range: rangeOf(grade),
    parts: gradeParts.map(({ value, label }) => ({ part: value, label, ...points[value] })),
  }
}
