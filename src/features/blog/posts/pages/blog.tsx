import { data, redirect } from 'react-router'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { NotFoundScreen } from '#features/chrome/components/not-found-screen.tsx'
import { notFoundTexts } from '#features/chrome/content/not-found.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { missingMeta, pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { PostListing } from '../components/post-listing.tsx'
import { listMeta } from '../content/meta.ts'
import { blogTrail } from '../content/trails.ts'
import { blogWords } from '../content/words.ts'
import { readPageNumber, toEntry } from '../content.ts'
import { countPosts, listPublishedPosts, postsPerPage } from '../data.ts'
import type { Route } from './+types/blog.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl, locale } = context.get(pageContext)
  const asked = 'page' in params ? params.page : undefined
  const page = readPageNumber(asked)
  if (page === 1 && asked !== undefined) throw redirect(paths.blog, 301)
  const texts = await readTexts(db, { ...identityTexts, ...notFoundTexts }, locale)
  const { categories, total } = await countPosts(db)
  const pageCount = Math.ceil(total / postsPerPage)
  if (page === undefined || (page > 1 && page > pageCount)) {
    const words = { title: texts['not-found.title'], text: texts['not-found.text'] }
    return data({ found: false as const, words, tags: missingMeta(words.title) }, { status: 404 })
  }
  const site = { name: texts['global.brand.name'], publicUrl }
  const { posts } = await listPublishedPosts(db, { page, total })
  return data({
    found: true as const,
    page,
    pageCount,
    posts: posts.map((post) => toEntry(post, locale)),
    categories: categories.filter(({ postCount }) => postCount > 0),
    tags: pageMeta(listMeta(page, site, locale), site, locale),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Blog({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const words = blogWords[locale]
  if (!loaderData.found) return <NotFoundScreen {...loaderData.words} />
  return (
    <>
      <PostListing
        {...loaderData}
        trail={blogTrail(locale)}
        title={words.title}
        lead={words.lead}
        hrefFor={paths.blogPage}
        empty={<NoPosts />}
      />
      <CallBand {...words.call} />
    </>
  )
}

function NoPosts() {
  const { title, text, button } = useWords(blogWords).empty
  return (
    <EmptyState
      title={title}
      picture={<img {...mailbox} alt="" className="mb-4 w-48" />}
      action={<ButtonLink to={paths.home}>{button}</ButtonLink>}
    >
      {text}
    </EmptyState>
  )
}
