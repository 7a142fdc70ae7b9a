import { data, redirect } from 'react-router'
import { isServed, type Openness } from '#domain/posture.ts'
import type { StateCode } from '#domain/states.ts'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { CheckBlock } from '#features/chrome/components/check-block.tsx'
import { ProcessSteps } from '#features/chrome/components/process-steps.tsx'
import { type ProcessTexts, processTexts } from '#features/chrome/content/process.ts'
import { CostPart } from '#features/price/components/cost-part.tsx'
import type { CostFacts } from '#features/price/components/facts.ts'
import { readCostFacts } from '#features/price/data.ts'
import { agreesWithRule, isQuiet } from '#features/rules/content/suggestions.ts'
import { listPublicStates } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { defaultLocale } from '#site/locale.ts'
import { pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { concessionWords } from '#site/promise.ts'
import { sayClosed } from '#site/service-area.ts'
import { ButtonLink } from '#ui/button.tsx'
import { map } from '#ui/engravings/index.ts'
import { outlines } from '#ui/engravings/us-map/index.ts'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CancelDays } from '../components/cancel-days.tsx'
import { StateFigures } from '../components/state-figures.tsx'
import { StateHero } from '../components/state-hero.tsx'
import { StateFunding, StateLaw } from '../components/state-law.tsx'
import { WhatHelpsInstead } from '../components/what-helps-instead.tsx'
import { closedStateHead, stateHead, stateTrail } from '../content/heads.ts'
import { neighbors } from '../content/neighbors.ts'
import type { StateProfile } from '../content/profile.ts'
import { ruleWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'
import { findState, findStateCode, namesOf, type StateName } from '../content.ts'
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
  const closed = !isServed(rule)
  const head = closed ? closedStateHead(state, site, locale) : stateHead(state, contact, site, locale)
  return {
    tags: pageMeta(head, site, locale),
    trail: stateTrail(locale),
    texts,
    state,
    rule,
    posts: closed ? await listHelpfulPosts(db) : [],
    notice: closed ? sayClosed(rule, locale) : null,
    takesApplications: !closed,
    hasOurWords: !closed && agreesWithRule(state.funding.text, rule),
    cost: closed || isQuiet(code, rule) ? null : await readCostFacts(db, [code]),
    outline: outlines[state.code],
    nearby: namesOf(neighbors[state.code], locale).map((neighbor) => ({
      ...neighbor,
      closed: !isOpen(rules.get(neighbor.code)),
    })),
  }
}

const isOpen = (rule: Openness | undefined) => rule !== undefined && isServed(rule)

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (loaderData) return loaderData.tags
  const { title } = stateWords[root.loaderData?.locale ?? defaultLocale].notFound
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function State({ loaderData }: Route.ComponentProps) {
  const words = useWords(stateWords).state
  const concession = useWords(concessionWords)
  if (!loaderData) return <StateNotFound />
  const { state, rule, notice, posts, cost, outline, trail, texts, nearby } = loaderData
  const closed = notice !== null
  return (
    <>
      <StateHero {...{ state, outline, trail, notice }} />
      <StateFigures state={state} closed={closed} />
      {!closed && <CheckBlock state={state} className="mt-section" />}
      <StateLaw state={state} />
      <StateFunding state={state} rule={rule} hasOurWords={loaderData.hasOurWords} />
      {closed && <WhatHelpsInstead posts={posts} />}
      {cost && (
        <>
          <CostPart key={state.code} facts={cost} state={state.code} className="pt-section" />
          <p className="page-width mt-4 font-sans text-small text-soft">{concession}</p>
          <StateCancelDays cost={cost} code={state.code} />
        </>
      )}
      <StatePlaces state={state} closed={closed} />
      {!closed && <StateProcess texts={texts} />}
      <NearbyStates states={nearby} />
      <p className="page-width mt-6 mb-section font-sans text-small text-soft">{words.notAdvice}</p>
      {!closed && (
        <CallBand title={words.call.title(state.name)} text={words.call.text} stateCode={state.code} />
      )}
    </>
  )
}

/** By the owner's rule, or by our notes while nobody wrote one. */
function StateCancelDays({ cost: { rules, sentOn }, code }: { cost: CostFacts; code: StateCode }) {
  const { cancelDays = null, cancelFrom = null, isSuggested = false } = rules[code] ?? {}
  if (cancelDays === null || cancelFrom === null) return null
  return <CancelDays days={cancelDays} from={cancelFrom} start={sentOn} isSuggested={isSuggested} />
}

function StateNotFound() {
  const words = useWords(stateWords).notFound
  return (
    <div className="page-width grid items-center gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <div className="max-w-measure">
        <h1>{words.title}</h1>
        <p className="mt-6 text-lead">
          {words.before}
          <TextLink to={paths.contact}>{words.link}</TextLink>
          {words.after}
        </p>
        <ButtonLink to={paths.states} className="mt-6">
          {words.button}
        </ButtonLink>
      </div>
      <img {...map} alt="" className="h-auto w-full max-w-96 max-lg:order-first" />
    </div>
  )
}

function StatePlaces({ state, closed }: { state: StateProfile; closed: boolean }) {
  const { cities, cases } = useWords(stateWords).state
  return (
    <div className="page-width grid gap-x-column gap-y-12 py-section lg:grid-cols-2 print:grid-cols-2 print:py-4">
      <section aria-labelledby="cities-title">
        <h2 id="cities-title">{cities.title(state.name)}</h2>
        <ul className="mt-5 text-title leading-snug">
          {state.majorCities.map((city) => (
            <li key={city} className="border-t border-rule py-2 first:border-rule-strong">
              {city}
            </li>
          ))}
        </ul>
        {!closed && <p className="mt-3 max-w-[34em] text-soft">{cities.note}</p>}
      </section>
      <section aria-labelledby="cases-title">
        <h2 id="cases-title">{cases.title}</h2>
        <ul className="mt-5 text-title leading-snug">
          {state.caseTypes.map(({ name, page }) => (
            <li key={name} className="border-t border-rule py-2 first:border-rule-strong">
              {page ? <TextLink to={paths.caseType(page)}>{name}</TextLink> : name}
            </li>
          ))}
        </ul>
        {!closed && <p className="mt-3 max-w-[34em] text-soft">{cases.note}</p>}
      </section>
    </div>
  )
}

function StateProcess({ texts }: { texts: ProcessTexts }) {
  const words = useWords(stateWords).state
  return (
    <section className="page-width pb-section print:hidden" aria-labelledby="steps-title">
      <SectionHead id="steps-title" title={words.process} lead={texts['how-it-works.subtitle']} />
      <ProcessSteps texts={texts} isBrief />
    </section>
  )
}

function NearbyStates({ states }: { states: readonly (StateName & { closed: boolean })[] }) {
  const words = useWords(stateWords).state
  const { short } = useWords(ruleWords)
  return (
    <nav aria-label={words.nearby} className="page-width">
      <h2 className="text-h3">{words.nearby}</h2>
      <ul className="mt-3 flex flex-wrap items-baseline gap-x-6 border-t border-rule pt-2">
        {states.map(({ code, name, closed }) => (
          <li key={code} className="flex items-baseline gap-2">
            <Link to={paths.state(code)} className="flex min-h-tap items-center text-lead">
              {name}
            </Link>
            {closed && <span className="font-sans text-small text-soft">{short.closed}</span>}
          </li>
        ))}
        <li>
          <Link to={paths.states} className="flex min-h-tap items-center font-sans font-semibold">
            {words.all}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
