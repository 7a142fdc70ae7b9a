import { data, redirect } from 'react-router'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { processTexts } from '#features/chrome/content/process.ts'
import { CostPart } from '#features/price/components/cost-part.tsx'
import { readCostFacts } from '#features/price/data.ts'
import { listPublicStates } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { defaultLocale } from '#site/locale.ts'
import { pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { outlines } from '#ui/engravings/us-map/index.ts'
import { useWords } from '#ui/locale.tsx'
import { NearbyStates } from '../components/nearby-states.tsx'
import { StateFigures } from '../components/state-figures.tsx'
import { StateFunding } from '../components/state-funding.tsx'
import { StateHero } from '../components/state-hero.tsx'
import { StateLaw } from '../components/state-law.tsx'
import { StateNotFound } from '../components/state-not-found.tsx'
import { StatePlaces } from '../components/state-places.tsx'
import { StateProcess } from '../components/state-process.tsx'
import { WhatHelpsInstead } from '../components/what-helps-instead.tsx'
import { closedStateHead, stateHead, stateTrail } from '../content/heads.ts'
import { neighbors } from '../content/neighbors.ts'
import { stateWords } from '../content/words.ts'
import { findState, findStateCode, namesOf } from '../content.ts'
import { listHelpfulPosts } from '../data.ts'
import type { Route } from './+types/state.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const code = findStateCode(params.code)
  if (!code) return data(null, { status: 404 })
  if (params.code !== code.toLowerCase()) throw redirect(paths.state(code), 301)

  const { db, publicUrl, locale } = context.get(pageContext)
  const state = findState(code, locale)
  if (!state) return data(null, { status: 404 })
  const texts = await readTexts(db, { ...identityTexts, ...processTexts }, locale)
  const site = { name: texts['global.brand.name'], publicUrl }
  const contact = { phone: texts['global.contact.phone'], email: texts['global.contact.email'] }
  const rules = new Map((await listPublicStates(db)).map((rule) => [rule.code, rule]))
  const rule = rules.get(code)
  if (!rule) throw new Error(`There is no rule for ${code}.`)
  const closed = rule.posture === 'closed'
  const head = closed ? closedStateHead(state, site, locale) : stateHead(state, contact, site, locale)
  return {
    tags: pageMeta(head, site, locale),
    trail: stateTrail(locale),
    texts,
    state,
    rule,
    posts: closed ? await listHelpfulPosts(db) : [],
    cost: closed ? null : await readCostFacts(db, [code]),
    outline: outlines[state.code],
    nearby: namesOf(neighbors[state.code], locale).map((neighbor) => ({
      ...neighbor,
      closed: rules.get(neighbor.code)?.posture === 'closed',
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (loaderData) return loaderData.tags
  const { title } = stateWords[root.loaderData?.locale ?? defaultLocale].notFound
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function State({ loaderData }: Route.ComponentProps) {
  const words = useWords(stateWords).state
  if (!loaderData) return <StateNotFound />
  const { state, rule, posts, cost, outline, trail, texts, nearby } = loaderData
  const closed = rule.posture === 'closed'
  return (
    <>
      <StateHero state={state} outline={outline} trail={trail} closed={closed} />
      <StateFigures state={state} closed={closed} />
      <StateLaw state={state} />
      <StateFunding state={state} rule={rule} />
      {closed && <WhatHelpsInstead posts={posts} />}
      {cost && <CostPart key={state.code} facts={cost} state={state.code} className="pt-section" />}
      <StatePlaces state={state} closed={closed} />
      {!closed && (
        <>
          <StateProcess texts={texts} />
          <CallBand title={words.call.title(state.name)} text={words.call.text} stateCode={state.code} />
        </>
      )}
      <NearbyStates states={nearby} />
      <p className="page-width mt-6 mb-section font-sans text-small text-soft">{words.notAdvice}</p>
    </>
  )
}
