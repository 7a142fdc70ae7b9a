import { type CaseTypeSlug, caseFigures, longestCaseInYears } from '#site/case-figures.ts'
import { ScaleAxis } from '#ui/scale-axis.tsx'

/** The usual time to settle on the axis that all kinds of cases share. */
export function Timeline({ slug }: { slug: CaseTypeSlug }) {
  const [from, to] = caseFigures[slug].months
  return <ScaleAxis from={from / 12} to={to / 12} max={longestCaseInYears} unit="yr" />
}
