import { paths } from '#site/paths.ts'
import { pictureAttributes } from '#site/pictures.ts'
import { LinkCard } from '#ui/card.tsx'
import { agreementNarrow, agreementWide } from '#ui/engravings/index.ts'
import { PlatePicture } from '#ui/plate-picture.tsx'
import type { PostEntry } from '../content.ts'
import { PostFacts } from './post-facts.tsx'

const lead = 'flex flex-col max-md:[&_.link-card-title]:text-title lg:pt-8'

/** The newest post, two columns wide like a newspaper's lead story. */
export function LeadPost({ post }: { post: PostEntry }) {
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
