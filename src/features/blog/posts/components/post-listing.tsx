import type { ReactNode } from 'react'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { pictureAttributes } from '#site/pictures.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { LinkCard } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { agreementNarrow, agreementWide, type Engraving } from '#ui/engravings/index.ts'
import { Link } from '#ui/link.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { blogWords } from '../content/words.ts'
import type { PostEntry } from '../content.ts'
import type { CountedCategory } from '../schema.ts'
import { PostCard } from './post-card.tsx'
import { PostFacts } from './post-facts.tsx'

type PostListingProps = {
  trail: readonly Crumb[]
  title: string
  lead: string | null
  count?: string
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
            <a href={addressIn(useLocale(), paths.blogFeed)} className="inline-flex min-h-tap items-center">
              {words.feed}
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}

type CategoryChipsProps = {
  categories: readonly CountedCategory[]
  current?: string
}

const chip =
  'inline-flex min-h-tap items-center rounded-sm border px-4 font-sans text-[1rem] leading-tight font-medium no-underline'

function CategoryChips({ categories, current }: CategoryChipsProps) {
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

/**
 * Twelve posts fill the three columns: the lead takes four cells, two sit beside it, nine below. Where fewer would leave
 * a hole in the last row, its posts share the width.
 */
function PostGrid({ posts, withLead = false }: { posts: readonly PostEntry[]; withLead?: boolean }) {
  const lead = withLead ? posts[0] : undefined
  const rest = lead ? posts.slice(1) : posts
  const left = (rest.length - (lead ? 2 : 0)) % 3
  return (
    <ul className="ruled-columns grid md:grid-cols-6">
      {lead && (
        <li className="border-t border-rule md:col-span-6 lg:col-span-4 lg:row-span-2">
          <LeadPost post={lead} />
        </li>
      )}
      {rest.map((post, index) => (
        <li
          key={post.slug}
          className={classNames(
            'border-t border-rule',
            rest.length % 2 === 1 && index === rest.length - 1 ? 'md:col-span-6' : 'md:col-span-3',
            spanOf(left > 0 && index >= rest.length - left ? left : 3),
          )}
        >
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

function spanOf(inRow: number): string {
  if (inRow === 1) return 'lg:col-span-6'
  return inRow === 2 ? 'lg:col-span-3' : 'lg:col-span-2'
}

const lead = 'flex flex-col max-md:[&_.link-card-title]:text-title lg:pt-8'

function LeadPost({ post }: { post: PostEntry }) {
  return (
    <LinkCard to={paths.blogPost(post.slug)} title={post.title} heading="h2" className={lead}>
      {post.excerpt && <p className="mt-4 max-w-[34em] text-lead text-soft">{post.excerpt}</p>}
      <PostFacts post={post} className="mt-4" />
      {post.featuredImage ? (
        <img
          {...pictureAttributes(post.featuredImage)}
          alt=""
          sizes="(min-width: 60rem) 50rem, 100vw"
          className="order-first mb-6 aspect-video w-full object-cover"
        />
      ) : (
        <PlatePicture wide={agreementWide} narrow={agreementNarrow} className="order-first mb-4" />
      )}
    </LinkCard>
  )
}
