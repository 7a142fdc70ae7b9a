/** The emoji of a kind of case, printed in one ink like the rest. Silent: the name always stands beside it. */
export function CaseIcon({ icon, className = '' }: { icon: string; className?: string }) {
  return (
    <span className={`font-sans leading-none grayscale ${className}`} aria-hidden="true">
      {icon}
    </span>
  )
}
