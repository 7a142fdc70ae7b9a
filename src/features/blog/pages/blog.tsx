import { identityTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { LinkCard } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { listPublishedPosts } from '../data.ts'
import type { Route } from './+types/blog.ts'

const trail = [{ label: 'Home', to: paths.home }]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(pageContext)
  const [{ posts }, texts] = await Promise.all([
    listPublishedPosts(db, { page: 1 }),
    readTexts(db, identityTexts),
  ])
  return { posts, site: { name: texts['global.brand.name'], publicUrl } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  return pageMeta(
    {
      title: 'Blog',
      description:
        'Plain answers about cash advances on injury cases: what they cost, what happens if you lose, and what to ask before you sign.',
      keywords: ['pre-settlement funding blog', 'lawsuit funding questions', 'injury case advice'],
      path: paths.blog,
      jsonLd: [breadcrumbList(trail, { label: 'Blog', to: paths.blog }, site)],
    },
    site,
  )
}

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-3 pb-section">
      <Breadcrumb trail={trail} current="Blog" />
      <h1 className="pt-5">Blog</h1>
      {posts.length === 0 ? <NoPosts /> : <PostList posts={posts} />}
    </div>
  )
}

function NoPosts() {
  return (
    <EmptyState
      title="No Blog Posts Yet"
      picture={<img {...mailbox} alt="" className="mb-4 w-48" />}
      action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
    >
      We are writing. Until then, ask us what you would like to know.
    </EmptyState>
  )
}

function PostList({ posts }: { posts: { slug: string; title: string; excerpt: string | null }[] }) {
  return (
    <ul className="mt-8 grid gap-column md:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <LinkCard to={paths.blogPost(slug)} title={title} heading="h2">
            {excerpt}
          </LinkCard>
        </li>
      ))}
    </ul>
  )
}
