/** Keeps a section sign with its number. */
const keepTogether = (source: string) => source.replaceAll(/(§+) /g, '$1\u00a0')

export function LawSource({ source, className = '' }: { source: string; className?: string }) {
  return (
    <p className={`font-sans text-small text-soft ${className}`}>
      <cite className="not-italic">{keepTogether(source)}</cite>
    </p>
  )
}
