import { data, redirect } from 'react-router'
import { CallBand } from '#features/chrome/components/call-band.tsx'
import { processTexts } from '#features/chrome/content/process.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { outlines } from '#ui/engravings/us-map/index.ts'
import { NearbyStates } from '../components/nearby-states.tsx'
import { StateFigures } from '../components/state-figures.tsx'
import { StateFunding } from '../components/state-funding.tsx'
import { StateHero } from '../components/state-hero.tsx'
import { StateLaw } from '../components/state-law.tsx'
import { StateNotFound } from '../components/state-not-found.tsx'
import { StatePlaces } from '../components/state-places.tsx'
import { StateProcess } from '../components/state-process.tsx'
import { stateMeta } from '../content/meta.ts'
import { neighbours } from '../content/neighbours.ts'
import { notFoundTexts, stateTexts } from '../content/texts.ts'
import { findState, namesOf } from '../content.ts'
import type { Route } from './+types/state.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const state = findState(params.code)
  if (!state) return data(null, { status: 404 })
  if (params.code !== state.code.toLowerCase()) throw redirect(paths.state(state.code), 301)

  const { db, publicUrl } = context.get(pageContext)
  const texts = await readTexts(db, { ...identityTexts, ...processTexts })
  return {
    site: { name: texts['global.brand.name'], publicUrl },
    contact: { phone: texts['global.contact.phone'], email: texts['global.contact.email'] },
    texts,
    state,
    outline: outlines[state.code],
    nearby: namesOf(neighbours[state.code]),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: notFoundTexts.title }, { name: 'robots', content: 'noindex' }]
  const { state, contact, site } = loaderData
  return pageMeta(stateMeta(state, contact, site), site)
}

export default function State({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <StateNotFound />
  const { state, outline, texts, nearby } = loaderData
  return (
    <>
      <StateHero state={state} outline={outline} />
      <StateFigures state={state} />
      <StateLaw state={state} />
      <StateFunding state={state} />
      <StatePlaces state={state} />
      <StateProcess texts={texts} />
      <CallBand
        title={stateTexts.call.title(state.name)}
        text={stateTexts.call.text}
        stateCode={state.code}
      />
      <NearbyStates states={nearby} />
      <p className="page-width mt-6 mb-section font-sans text-small text-soft">{stateTexts.notAdvice}</p>
    </>
  )
}
