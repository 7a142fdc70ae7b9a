import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { closedWords } from '../content/rule-words.ts'
import type { HelpfulPost } from '../data.ts'

export function WhatHelpsInstead({ posts }: { posts: readonly HelpfulPost[] }) {
  const words = useWords(closedWords).instead
  return (
    <section className="page-width pt-section print:py-4" aria-labelledby="instead-title">
      <SectionHead id="instead-title" title={words.title} lead={words.lead} />
      <ul className="hairlines mt-6 border-y border-rule lg:mt-10">
        {words.items.map(({ title, text }) => (
          <li key={title} className="grid gap-x-column gap-y-1 py-5 md:grid-cols-[4fr_8fr]">
            <h3>{title}</h3>
            <p className="max-w-[38em]">{text}</p>
          </li>
        ))}
        {posts.length > 0 && (
          <li className="grid gap-x-column gap-y-1 py-5 md:grid-cols-[4fr_8fr]">
            <h3>{words.posts}</h3>
            <ul>
              {posts.map(({ slug, title }) => (
                <li key={slug}>
                  <TextLink to={paths.blogPost(slug)} className="inline-flex min-h-tap items-center">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      <ButtonLink to={paths.contact} variant="outline" className="mt-6">
        {words.ask}
      </ButtonLink>
    </section>
  )
}
