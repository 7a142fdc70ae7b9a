import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { MoreToRead } from './more-to-read.tsx'

export type Section = { slug: string; name: string; posts: readonly { slug: string; title: string }[] }

/** The blog's other categories, each with its newest posts. */
export function OtherSections({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  return (
    <MoreToRead>
      <div className="mt-4 grid gap-x-column gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ slug, name, posts }) => (
          <div key={slug}>
            <h3 className="font-sans text-[1rem] font-semibold">
              <Link to={paths.blogCategory(slug)} className="inline-flex min-h-tap items-center">
                {name}
              </Link>
            </h3>
            <ul className="hairlines border-t border-rule">
              {posts.map((post) => (
                <li key={post.slug}>
                  <Link
                    to={paths.blogPost(post.slug)}
                    className="flex min-h-tap items-center py-2 leading-snug no-underline hover:underline"
                  >
                    {post.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </MoreToRead>
  )
}
