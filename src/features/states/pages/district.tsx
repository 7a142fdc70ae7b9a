import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { readPage } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { sayDistrict } from '#site/service-area.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { LawFactors } from '../components/state-law.tsx'
import { WhatHelpsInstead } from '../components/what-helps-instead.tsx'
import { districtTrail, districtWords } from '../content/district.ts'
import { stateWords } from '../content/words.ts'
import { districtPage } from '../content.ts'
import { listHelpfulPosts } from '../data.ts'
import type { Route } from './+types/district.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { tags } = await readPage(districtPage, services)
  return { tags, posts: await listHelpfulPosts(services.db), takesApplications: false }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

/** It is no state: nobody there can apply, and it has no rule that anybody could write. */
export default function District({ loaderData: { posts } }: Route.ComponentProps) {
  const words = useWords(districtWords)
  const locale = useLocale()
  const { notAdvice } = useWords(stateWords).state
  const [firstLine, secondLine] = words.title
  return (
    <>
      <section className="page-width pt-3 pb-8 lg:pb-12" aria-labelledby="district-title">
        <Breadcrumb trail={districtTrail(locale)} current={words.name} />
        <div className="pt-5">
          <h1 id="district-title">
            {firstLine} <span className="block">{secondLine}</span>
          </h1>
          <p className="mt-5 max-w-[34em] text-lead">{words.intro}</p>
          <div className="mt-6 max-w-[34em] border-l-4 border-green-800 bg-sheet py-4 pr-4 pl-5">
            <p className="flex items-baseline gap-3 text-lead font-semibold">
              <PostureDiamond posture="closed" />
              {sayDistrict(locale)}
            </p>
            <p className="mt-2">
              {words.elsewhere.before}
              <TextLink to={paths.states}>{words.elsewhere.link}</TextLink>
              {words.elsewhere.after}
            </p>
          </div>
        </div>
      </section>
      <LawFactors title={words.title.join(' ')} lead={words.lead} factors={words.factors} />
      <WhatHelpsInstead posts={posts} />
      <p className="page-width mt-6 mb-section font-sans text-small text-soft">{notAdvice}</p>
    </>
  )
}
