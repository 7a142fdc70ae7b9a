type CaseIconProps = { icon: string; label?: string; className?: string }

/**
 * The emoji of a kind of case, in one color like the page. Silent where the name is on the same line. Goes after the
 * name: on a computer without emoji, a gap before the name would look like a mistake.
 */
export function CaseIcon({ icon, label, className = '' }: CaseIconProps) {
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={`font-sans leading-none grayscale ${className}`} {...accessible}>
      {icon}
    </span>
  )
}
