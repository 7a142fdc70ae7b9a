import { type CaseTypeSlug, caseFigures, longestCaseInYears } from '#site/case-figures.ts'
import { ScaleAxis } from '#ui/scale-axis.tsx'

/** The usual time to settle, in years, on the axis that all kinds of cases share. */
export function Timeline({ slug }: { slug: CaseTypeSlug }) {
  const [from, to] = caseFigures[slug].months
  return <ScaleAxis from={from / 12} to={to / 12} max={longestCaseInYears} unit="yr" />
}

const million = 1_000_000
const largestAdvance = Math.max(...Object.values(caseFigures).map(({ funding }) => funding[1])) / million

/** Typical funding, in millions, on the axis that all kinds of cases share. */
export function FundingScale({ slug }: { slug: CaseTypeSlug }) {
  const [from, to] = caseFigures[slug].funding
  return <ScaleAxis from={from / million} to={to / million} max={largestAdvance} step={0.5} unit="million" />
}
