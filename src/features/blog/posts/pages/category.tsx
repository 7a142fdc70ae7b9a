import { data, redirect } from 'react-router'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { missingMeta, pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { bankCheck, courthouseNarrow, type Engraving, lamp, letter, mailbox } from '#ui/engravings/index.ts'
import { Link } from '#ui/link.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { BlogMissing } from '../components/blog-missing.tsx'
import { MoreToRead } from '../components/more-to-read.tsx'
import { PostListing } from '../components/post-listing.tsx'
import { categoryMeta } from '../content/meta.ts'
import { categoryTrail } from '../content/trails.ts'
import { blogWords } from '../content/words.ts'
import { readPageNumber, toEntry } from '../content.ts'
import { listCategories, listPublishedPosts, postsPerPage } from '../data.ts'
import type { Route } from './+types/category.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl, locale } = context.get(pageContext)
  const asked = 'page' in params ? params.page : undefined
  const page = readPageNumber(asked)
  if (page === 1 && asked !== undefined) throw redirect(paths.blogCategory(params.slug), 301)
  const categories = await listCategories(db)
  const category = categories.find(({ slug }) => slug === params.slug)
  const total = category?.postCount ?? 0
  const pageCount = Math.ceil(total / postsPerPage)
  if (page === undefined || !category || (page > 1 && page > pageCount)) {
    const tags = missingMeta(blogWords[locale].categoryNotFound.title)
    return data({ found: false as const, tags }, { status: 404 })
  }
  const { posts } = await listPublishedPosts(db, { page, categorySlug: category.slug, total })

  const others = categories.filter(({ id, postCount }) => postCount > 0 && id !== category.id).slice(0, 3)
  const sections = await Promise.all(
    others.map(async ({ slug, name, postCount }) => {
      const newest = await listPublishedPosts(db, {
        page: 1,
        pageSize: 2,
        categorySlug: slug,
        total: postCount,
      })
      return { slug, name, posts: newest.posts.map((post) => ({ slug: post.slug, title: post.title })) }
    }),
  )
  const texts = await readTexts(db, identityTexts, locale)
  const site = { name: texts['global.brand.name'], publicUrl }
  return data({
    found: true as const,
    category,
    sections,
    count: blogWords[locale].articles(total),
    page,
    pageCount,
    posts: posts.map((post) => toEntry(post, locale)),
    categories: categories.filter(({ id, postCount }) => postCount > 0 || id === category.id),
    tags: pageMeta(categoryMeta(category, page, site, locale), site, locale),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

const categoryPictures: Readonly<Record<string, Engraving>> = {
  'funding-basics': lamp,
  'costs-and-offers': bankCheck,
  'getting-ready': letter,
  'how-cases-work': courthouseNarrow,
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  if (!loaderData.found) return <BlogMissing texts={blogWords[locale].categoryNotFound} />
  const { category, sections, ...listing } = loaderData
  const picture = categoryPictures[category.slug]
  return (
    <>
      <PostListing
        {...listing}
        trail={categoryTrail(locale)}
        title={category.name}
        lead={category.description}
        category={category.slug}
        hrefFor={(page) => paths.blogCategory(category.slug, page)}
        {...(picture && { picture })}
        empty={<NoPosts />}
      />
      <OtherSections sections={sections} />
      <CallBand {...blogWords[locale].call} />
    </>
  )
}

function NoPosts() {
  const { title, text, button } = useWords(blogWords).emptyCategory
  return (
    <EmptyState
      title={title}
      picture={<img {...mailbox} alt="" className="mb-4 w-48" />}
      action={<ButtonLink to={paths.blog}>{button}</ButtonLink>}
    >
      {text}
    </EmptyState>
  )
}

type Section = { slug: string; name: string; posts: readonly { slug: string; title: string }[] }

function OtherSections({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  return (
    <MoreToRead>
      <div className="mt-4 grid gap-x-column gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ slug, name, posts }) => (
          <div key={slug}>
            <h3 className="font-sans text-[1rem] font-semibold">
              <Link to={paths.blogCategory(slug)} className="inline-flex min-h-tap items-center">
                {name}
              </Link>
            </h3>
            <ul className="hairlines border-t border-rule">
              {posts.map((post) => (
                <li key={post.slug}>
                  <Link
                    to={paths.blogPost(post.slug)}
                    className="flex min-h-tap items-center py-2 leading-snug no-underline hover:underline"
                  >
                    {post.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </MoreToRead>
  )
}
