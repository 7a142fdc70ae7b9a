type CaseIconProps = { icon: string; label?: string; className?: string }

/**
 * The emoji of a kind of case, printed in one ink like the rest. Silent where the name stands in the same line. It follows the
 * name: a computer without such letters shows nothing there, where a gap before the name would look like a mistake.
 */
export function CaseIcon({ icon, label, className = '' }: CaseIconProps) {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={`font-sans leading-none grayscale ${className}`} {...accessible}>
      {icon}
    </span>
  )
}
