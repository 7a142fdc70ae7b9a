/** "$5,000 - $100,000", set so that neither amount breaks and the hyphen reads as a dash. */
export function FundingRange({ range, className = '' }: { range: string; className?: string }) {
  const [from, to] = range.split(' - ')
  return (
    <span className={`figures ${className}`}>
      <span className="whitespace-nowrap">{from}</span>{' '}
      <span className="inline-block scale-x-150 text-ink-faint">-</span>{' '}
      <span className="whitespace-nowrap">{to}</span>
    </span>
  )
}
