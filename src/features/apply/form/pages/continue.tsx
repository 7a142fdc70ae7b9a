import { type ComponentType, useCallback, useState } from 'react'
import { movingWords } from '#features/apply/transfer/content/words.ts'
import { PlainFrame } from '#features/chrome/components/plain-frame.tsx'
import { listHomeRules } from '#features/questions/steps/home-state.ts'
import { readRules } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { ArrivingDraft, type GoOn } from '../components/arriving-draft.tsx'
import type { FormPageProps } from '../components/form-page.tsx'
import type { Route } from './+types/continue.ts'

/** The page is the same for every name. Only the browser looks the draft up, because it alone has the key. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, locale } = context.get(pageContext)
  const rules = listHomeRules(await readRules(db))
  return { locale, rules, texts: await readTexts(db, identityTexts, locale) }
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  // Without data the error page brings its own.
  if (!loaderData) return []
  const { title, description } = movingWords[loaderData.locale].continue
  const [first, ...rest] = privateMeta(title, loaderData.texts['global.brand.name'])
  return [...(first ? [first] : []), { name: 'description', content: description }, ...rest]
}

export default function ContinuePage({ loaderData, params: { name } }: Route.ComponentProps) {
  const words = useWords(movingWords)
  const locale = useLocale()
  const { texts, rules } = loaderData
  const [form, setForm] = useState<{ Page: ComponentType<FormPageProps>; arrived: Parameters<GoOn>[0] }>()
  // On a shared device the answers live as long as the page, so the form opens on this one.
  const goOn: GoOn = useCallback(
    async (arrived) => {
      const { FormPage: Page } = await import('../components/form-page.tsx')
      history.replaceState(null, '', addressIn(locale, paths.applyAs(arrived.role)))
      setForm({ Page, arrived })
    },
    [locale],
  )
  if (form) {
    const { Page, arrived } = form
    return <Page role={arrived.role} texts={texts} rules={rules} arrived={arrived.draft} />
  }
  return (
    <PlainFrame texts={loaderData.texts} words={words.continue}>
      <div className="max-w-measure">
        <ArrivingDraft name={name} goOn={goOn} />
      </div>
    </PlainFrame>
  )
}
