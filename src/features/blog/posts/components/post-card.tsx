import { paths } from '#site/paths.ts'
import { pictureAttributes } from '#site/pictures.ts'
import { LinkCard } from '#ui/card.tsx'
import type { PostEntry } from '../content.ts'
import { PostFacts } from './post-facts.tsx'

/** Titles keep the size of small headings, whatever their level. */
const card =
  'flex flex-col [&_.link-card-title]:text-h3 [&_.link-card-title]:leading-tight [&_.link-card-title]:font-semibold'

export function PostCard({ post, heading = 'h2' }: { post: PostEntry; heading?: 'h2' | 'h3' }) {
  const figure = figures[post.slug]
  return (
    <LinkCard to={paths.blogPost(post.slug)} title={post.title} heading={heading} className={card}>
      {post.excerpt && <p className="mt-2 text-soft">{post.excerpt}</p>}
      <PostFacts post={post} className="mt-3" />
      {post.featuredImage ? (
        <img
          {...pictureAttributes(post.featuredImage)}
          alt=""
          loading="lazy"
          decoding="async"
          sizes="(min-width: 60rem) 24rem, 100vw"
          className="order-first mb-4 aspect-video w-full object-cover"
        />
      ) : (
        figure && (
          <span
            className="numeral order-first mt-3 mb-4 text-[clamp(3.5rem,2.6rem+3vw,5.5rem)] whitespace-nowrap"
            aria-hidden="true"
          >
            {figure}
          </span>
        )
      )}
    </LinkCard>
  )
}

/** A post without a photo shows the figure that it is about, in large type. */
const figures: Readonly<Record<string, string>> = {
  'what-happens-if-you-lose': '$0',
  'documents-to-have-ready': '6–7',
  'talking-to-your-attorney-about-funding': '“ ”',
  'how-long-an-injury-claim-takes': '7',
  'medical-liens-who-is-paid-first': '1st',
  'how-much-to-ask-for': 'less',
  'what-an-advance-costs': '3',
}
