import type { PostEntry } from '../content.ts'
import { PostCard } from './post-card.tsx'

export function ReadNext({ posts }: { posts: readonly PostEntry[] }) {
  if (posts.length === 0) return null
  return (
    <section className="page-width pt-section pb-section print:hidden" aria-labelledby="read-next">
      <div className="oxford">
        <h2 id="read-next" className="text-title">
          Read next
        </h2>
        <ul className="ruled-columns mt-4 grid md:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="border-t border-rule">
              <PostCard post={post} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
