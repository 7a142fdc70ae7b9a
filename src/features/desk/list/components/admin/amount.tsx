import { fundingAmounts } from '#domain/applications.ts'
import { labelOf } from '#site/staff-format.ts'

type FundingAmount = (typeof fundingAmounts)[number]['value']

/** "$5–10k", "$50k+"; screen readers get the sum in full. */
export function Amount({ value }: { value: FundingAmount }) {
  return (
    <span title={labelOf(fundingAmounts, value)}>
      <span className="sr-only">{labelOf(fundingAmounts, value)}</span>
      <span aria-hidden="true">{shorten(value)}</span>
    </span>
  )
}

const thousands = (dollars: string) => String(Number(dollars) / 1_000)

function shorten(value: FundingAmount): string {
  const [from = '', to] = value.split(/[-+]/)
  return to ? `$${thousands(from)}–${thousands(to)}k` : `$${thousands(from)}k+`
}
