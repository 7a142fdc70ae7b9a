import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import type { Engraving } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { blogWords } from '../content/words.ts'
import type { PostEntry } from '../content.ts'
import type { CountedCategory } from '../schema.ts'
import { CategoryChips } from './category-chips.tsx'
import { PostGrid } from './post-grid.tsx'

type PostListingProps = {
  trail: readonly Crumb[]
  title: string
  lead: string | null
  /** The number of posts, under the lead. */
  count?: string
  /** The category's drawing. */
  picture?: Engraving
  categories: readonly CountedCategory[]
  category?: string
  posts: readonly PostEntry[]
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  empty: ReactNode
}

export function PostListing(props: PostListingProps) {
  const words = useWords(blogWords)
  const { trail, title, lead, count, picture, categories, category, posts, page, pageCount, hrefFor, empty } =
    props
  return (
    <div className="page-width pt-3 pb-section">
      <Breadcrumb trail={trail} current={title} />
      <header className="mt-4 grid gap-x-column gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1>
          {title}
          {page > 1 && <span className="block pt-2 text-title text-soft">{words.page(page)}</span>}
        </h1>
        <div className="flex max-w-[36em] flex-row-reverse items-center justify-end gap-5 tight:block">
          <div>
            {lead && <p className="text-lead text-soft">{lead}</p>}
            {count && <p className="mt-2 font-sans text-small font-semibold text-brand">{count}</p>}
          </div>
          {picture && <img {...picture} alt="" className="h-auto w-26 flex-none sm:w-44" />}
        </div>
      </header>
      <div className="oxford mt-8 lg:mt-10">
        {categories.length > 0 && (
          <CategoryChips categories={categories} {...(category && { current: category })} />
        )}
        <div className="mt-6">
          {posts.length === 0 ? empty : <PostGrid posts={posts} withLead={!category && page === 1} />}
        </div>
        <div className="mt-4 grid gap-4">
          <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label={words.pagesOf(title)} />
          <p className="border-t border-rule pt-2 font-sans text-small print:hidden">
            {/* A plain link: the router has no page for a feed. */}
            <a href={paths.blogFeed} className="inline-flex min-h-tap items-center">
              {words.feed}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
