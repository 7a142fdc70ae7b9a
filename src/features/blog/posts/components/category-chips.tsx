import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { blogWords } from '../content/words.ts'
import type { CountedCategory } from '../schema.ts'

type CategoryChipsProps = {
  categories: readonly CountedCategory[]
  /** The shown category's slug; undefined for all posts. */
  current?: string
}

const chip =
  'inline-flex min-h-tap items-center rounded-sm border px-4 font-sans text-[1rem] leading-tight font-medium no-underline'

export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const words = useWords(blogWords)
  const chips = [
    { slug: undefined, label: words.allPosts, to: paths.blog },
    ...categories.map(({ slug, name }) => ({ slug, label: name, to: paths.blogCategory(slug) })),
  ]
  return (
    <nav aria-label={words.categories}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ slug, label, to }) => (
          <li key={to}>
            <Link
              to={to}
              {...(slug === current && { 'aria-current': 'page' as const })}
              className={classNames(
                chip,
                slug === current
                  ? 'border-brand bg-brand text-sheet hover:text-sheet'
                  : 'border-ink-faint hover:border-brand hover:bg-green-100',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
