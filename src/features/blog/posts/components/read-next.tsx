import { useWords } from '#ui/locale.tsx'
import { blogWords } from '../content/words.ts'
import type { PostEntry } from '../content.ts'
import { PostCard } from './post-card.tsx'

export function ReadNext({ posts }: { posts: readonly PostEntry[] }) {
  const words = useWords(blogWords)
  if (posts.length === 0) return null
  return (
    <section className="page-width pt-section pb-section print:hidden" aria-labelledby="read-next">
      <div className="oxford">
        <h2 id="read-next" className="text-title">
          {words.readNext}
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
