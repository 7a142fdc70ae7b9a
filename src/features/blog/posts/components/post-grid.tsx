import type { PostEntry } from '../content.ts'
import { LeadPost } from './lead-post.tsx'
import { PostCard } from './post-card.tsx'

/** Twelve posts fill the three columns: the lead takes four cells, two sit beside it, nine below. */
export function PostGrid({ posts, withLead = false }: { posts: readonly PostEntry[]; withLead?: boolean }) {
  return (
    <ul className="ruled-columns grid md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) =>
        withLead && index === 0 ? (
          <li key={post.slug} className="border-t border-rule md:col-span-2 lg:row-span-2">
            <LeadPost post={post} />
          </li>
        ) : (
          <li key={post.slug} className="border-t border-rule">
            <PostCard post={post} />
          </li>
        ),
      )}
    </ul>
  )
}
