import { ArrowRightIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

export type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  label?: string | undefined
}

/** The first page, the last, and this page's neighbors; 0 marks a gap. */
export function choosePages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [0, n] : [n]
  })
}

export function Pagination({ page, pageCount, hrefFor, label }: PaginationProps) {
  const words = useWords(uiWords)
  if (pageCount < 2) return null
  return (
    <nav aria-label={label ?? words.pages} className="pagination">
      {page > 1 && (
        <Link to={hrefFor(page - 1)} rel="prev" className="pagination-step">
          <ArrowRightIcon className="size-[1em] rotate-180" />
          {words.previous}
        </Link>
      )}
      <p className="pagination-brief">{words.pageOf(page, pageCount)}</p>
      <ol className="pagination-pages">
        {choosePages(page, pageCount).map((n, index) =>
          n === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place.
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              <Link
                to={hrefFor(n)}
                aria-label={words.page(n)}
                {...(n === page && { 'aria-current': 'page' as const })}
              >
                {n}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <Link to={hrefFor(page + 1)} rel="next" className="pagination-step pagination-next">
          {words.next}
          <ArrowRightIcon className="size-[1em]" />
        </Link>
      )}
    </nav>
  )
}
