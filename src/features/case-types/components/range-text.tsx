/** Sets "$5,000 - $100,000" or "6 months - 3 years" so that neither end breaks and the hyphen reads as a dash. */
export function RangeText({ range }: { range: string }) {
  const [from, to] = range.split(' - ')
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{from}</span>{' '}
      <span className="mx-[0.08em] inline-block scale-x-150 text-ink-faint">-</span>{' '}
      <span className="whitespace-nowrap">{to}</span>
    </span>
  )
}
