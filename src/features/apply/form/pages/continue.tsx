import { movingWords } from '#features/apply/transfer/content/words.ts'
import { PlainFrame } from '#features/chrome/components/plain-frame.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { useWords } from '#ui/locale.tsx'
import { ArrivingDraft } from '../components/arriving-draft.tsx'
import type { Route } from './+types/continue.ts'

/** The page is the same for every name. Only the browser looks the draft up, because it alone has the key. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, locale } = context.get(pageContext)
  return { locale, texts: await readTexts(db, identityTexts, locale) }
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
  return (
    <PlainFrame texts={loaderData.texts} words={words.continue}>
      <div className="max-w-measure">
        <ArrivingDraft name={name} />
      </div>
    </PlainFrame>
  )
}
