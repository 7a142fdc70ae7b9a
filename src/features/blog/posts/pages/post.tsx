import { data, redirect } from 'react-router'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readSiteFacts, readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { missingMeta, pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { fitToSite } from '#site/site-facts.ts'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { BlogMissing } from '../components/blog-missing.tsx'
import { MoreToRead } from '../components/more-to-read.tsx'
import { PostArticle } from '../components/post-article.tsx'
import { PostCard } from '../components/post-card.tsx'
import { toReadablePost } from '../components/readable-post.ts'
import { postMeta } from '../content/meta.ts'
import { shareCardVersion } from '../content/share-card.ts'
import { postTrail } from '../content/trails.ts'
import { blogWords } from '../content/words.ts'
import { type PostEntry, toEntry } from '../content.ts'
import { findPostPreview, findPublishedPost, listRelatedPosts } from '../data.ts'
import type { Route } from './+types/post.ts'

const summaryLength = 155

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, publicUrl, mayEnter, locale } = context.get(pageContext)
  const words = blogWords[locale]
  // The page cache drops the query from pages that it keeps, so only a page for one request has it.
  const isPreview = new URL(request.url).searchParams.has('preview') && (await mayEnter('site'))
  const draft = isPreview ? await findPostPreview(db, params.slug) : undefined
  const found = draft ? { post: draft } : await findPublishedPost(db, params.slug)
  if (!found)
    return data({ found: false as const, tags: missingMeta(words.postNotFound.title) }, { status: 404 })
  if ('redirectTo' in found) throw redirect(paths.blogPost(found.redirectTo), 301)

  const post = fitToSite(found.post, await readSiteFacts(db), locale)
  const [texts, related] = await Promise.all([
    readTexts(db, identityTexts, locale),
    listRelatedPosts(db, post),
  ])
  const name = texts['global.brand.name']
  const site = { name, publicUrl }
  const summary = htmlToPlain(post.content).slice(0, summaryLength)
  const tags = postMeta(post, summary, shareCardVersion(post.title, name, locale), site, locale)
  return data({
    found: true as const,
    preview: draft && (draft.published ? words.previews.published : words.previews.draft),
    post: toReadablePost(post, name, locale),
    trail: postTrail(post.category, locale),
    related: related.map((each) => toEntry(each, locale)),
    tags: pageMeta({ ...tags, noindex: isPreview }, site, locale),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const words = useWords(blogWords)
  if (!loaderData.found) return <BlogMissing texts={words.postNotFound} />
  const { post, trail, related, preview } = loaderData
  return (
    <>
      {preview && (
        <div className="page-width pt-4">
          <Notice>{preview}</Notice>
        </div>
      )}
      <PostArticle key={post.slug} post={post} trail={trail} />
      <ReadNext posts={related} />
      <CallBand {...words.call} />
    </>
  )
}

function ReadNext({ posts }: { posts: readonly PostEntry[] }) {
  if (posts.length === 0) return null
  return (
    <MoreToRead className="pt-section">
      <ul className="ruled-columns mt-4 grid md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug} className="border-t border-rule">
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </MoreToRead>
  )
}
