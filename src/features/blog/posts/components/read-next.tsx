import type { PostEntry } from '../content.ts'
import { MoreToRead } from './more-to-read.tsx'
import { PostCard } from './post-card.tsx'

export function ReadNext({ posts }: { posts: readonly PostEntry[] }) {
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
