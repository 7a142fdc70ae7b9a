import { RichText } from '#features/texts/components/rich-text.tsx'
import { paths } from '#site/paths.ts'
import { pictureAttributes } from '#site/pictures.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { ContentsList } from '#ui/contents-list.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { blogWords } from '../content/words.ts'
import type { ReadablePost } from './readable-post.ts'

const away = 'inline-flex min-h-tap items-center gap-2 font-sans font-semibold'

export function PostArticle({ post, trail }: { post: ReadablePost; trail: readonly Crumb[] }) {
  const words = useWords(blogWords)
  const { category, sections } = post
  return (
    <article className="page-width pt-3" aria-labelledby="post-title">
      {/* On a phone the title follows right away and would be read twice. */}
      <div className="max-sm:[&_[aria-current]]:sr-only max-sm:[&_li:nth-last-child(2)]:after:hidden">
        <Breadcrumb trail={trail} current={post.title} />
      </div>
      <PostHead post={post} />
      <div className="mt-8 grid gap-x-column gap-y-8 lg:mt-12 lg:grid-cols-[17rem_1fr] xl:gap-x-24">
        {sections.length > 0 && (
          <div className="print:hidden">
            <ContentsList sections={sections} />
          </div>
        )}
        <div className="min-w-0 max-w-[44rem] lg:col-start-2">
          <RichText html={post.body} className="prose" />
          <NextSteps />
          <p className="mt-6 font-sans text-small text-soft">{words.notAdvice}</p>
          <p className="mt-4 flex flex-wrap gap-x-8 print:hidden">
            <TextLink to={paths.blog} className={away}>
              <ArrowRightIcon className="size-[1em] rotate-180" />
              {words.allPosts}
            </TextLink>
            {category && (
              <TextLink to={paths.blogCategory(category.slug)} className={away}>
                {words.moreIn(category.name)}
                <ArrowRightIcon className="size-[1em]" />
              </TextLink>
            )}
          </p>
        </div>
      </div>
    </article>
  )
}

function NextSteps() {
  const { title, items } = useWords(blogWords).nextSteps
  return (
    <section className="mt-10 border-t-2 border-rule-strong pt-5 print:hidden" aria-labelledby="next-title">
      <h2 id="next-title" className="text-title">
        {title}
      </h2>
      <ul className="hairlines mt-2">
        {items.map(({ label, note, to }) => (
          <li key={to} className="flex flex-wrap items-center gap-x-4 py-1">
            <TextLink to={to} className={away}>
              {label}
            </TextLink>
            <span className="text-soft">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PostHead({ post }: { post: ReadablePost }) {
  const words = useWords(blogWords)
  const { title, excerpt, featuredImage, featuredImageAlt, author, publishedAt, date, readTime } = post
  return (
    <header className="mt-4">
      <h1 id="post-title" className="max-w-[17em]">
        {title}
      </h1>
      {excerpt && <p className="mt-5 max-w-[38em] text-lead text-soft">{excerpt}</p>}
      <div className="oxford mt-7 pt-3!">
        <p className="facts">
          <span>{words.by(author)}</span>
          <time dateTime={publishedAt}>{date}</time>
          <span>{readTime}</span>
        </p>
      </div>
      {featuredImage && (
        <img
          {...pictureAttributes(featuredImage)}
          alt={featuredImageAlt ?? ''}
          sizes="(min-width: 78rem) 78rem, 100vw"
          className="mt-6 aspect-video w-full object-cover lg:aspect-[2/1]"
        />
      )}
    </header>
  )
}
