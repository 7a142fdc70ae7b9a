const star = 'm10 0 2.5 6.7 7.1.3-5.6 4.4 1.9 6.9-5.9-3.9-5.9 3.9L6 11.4.4 7l7.1-.3z'

export function Stars({ count, className }: { count: number; className?: string }) {
  const positions = Array.from({ length: count }, (_, index) => index * 21)
  return (
    <svg
      viewBox={`0 0 ${count * 21 - 1} 19`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {positions.map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  )
}
