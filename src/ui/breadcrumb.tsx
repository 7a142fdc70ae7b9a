import { Link } from './link.tsx'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

export type Crumb = { label: string; to: string }

export function Breadcrumb({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const words = useWords(uiWords)
  return (
    <nav aria-label={words.breadcrumb} className="breadcrumb">
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
