import { classNames } from '#ui/class-names.ts'
import type { PostEntry } from '../content.ts'
import { LeadPost } from './lead-post.tsx'
import { PostCard } from './post-card.tsx'

/**
 * Twelve posts fill the three columns: the lead takes four cells, two sit beside it, nine below. Where fewer would leave
 * a hole in the last row, its posts share the width.
 */
export function PostGrid({ posts, withLead = false }: { posts: readonly PostEntry[]; withLead?: boolean }) {
  const lead = withLead ? posts[0] : undefined
  const rest = lead ? posts.slice(1) : posts
  // Two stand beside the lead.
  const left = (rest.length - (lead ? 2 : 0)) % 3
  return (
    <ul className="ruled-columns grid md:grid-cols-6">
      {lead && (
        <li className="border-t border-rule md:col-span-6 lg:col-span-4 lg:row-span-2">
          <LeadPost post={lead} />
        </li>
      )}
      {rest.map((post, index) => (
        <li
          key={post.slug}
          className={classNames(
            'border-t border-rule',
            rest.length % 2 === 1 && index === rest.length - 1 ? 'md:col-span-6' : 'md:col-span-3',
            spanOf(left > 0 && index >= rest.length - left ? left : 3),
          )}
        >
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

/** How wide a post is that shares its row with as many. */
function spanOf(inRow: number): string {
  if (inRow === 1) return 'lg:col-span-6'
  return inRow === 2 ? 'lg:col-span-3' : 'lg:col-span-2'
}
