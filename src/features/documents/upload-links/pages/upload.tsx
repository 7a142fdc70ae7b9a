import { PlainFrame } from '#features/chrome/components/plain-frame.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { useWords } from '#ui/locale.tsx'
import { InvalidLink } from '../components/invalid-link.tsx'
import { OpenLink } from '../components/open-link.tsx'
import { useLinkInfo } from '../components/use-link-info.ts'
import { uploadWords } from '../content.ts'
import type { Route } from './+types/upload.ts'

/** Apart from its language, the page is the same for every token: only the API says more. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, locale } = context.get(pageContext)
  return { locale, texts: await readTexts(db, identityTexts, locale) }
}

export const headers = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const words = loaderData && uploadWords[loaderData.locale]
  return [
    ...privateMeta(words?.title, loaderData?.texts['global.brand.name']),
    ...(words ? [{ name: 'description', content: words.description }] : []),
  ]
}

export default function UploadPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const words = useWords(uploadWords)
  const { state, refresh, tryAgain } = useLinkInfo(token)
  return (
    <PlainFrame texts={loaderData.texts} words={words}>
      {state.kind === 'checking' && (
        <>
          <h1>{words.title}</h1>
          <div className="mt-4 noscript:hidden">
            <LoadingText>{words.checking}</LoadingText>
          </div>
        </>
      )}
      {state.kind === 'invalid' && <InvalidLink token={token} message={state.message} />}
      {state.kind === 'trouble' && (
        <div className="max-w-measure">
          <h1>{words.trouble.title}</h1>
          <p role="alert" className="mt-6 text-lead">
            {state.message}
          </p>
          <Button className="mt-6" onClick={tryAgain}>
            {words.trouble.again}
          </Button>
        </div>
      )}
      {(state.kind === 'open' || state.kind === 'closed') && (
        <OpenLink
          token={token}
          info={state.info}
          closed={state.kind === 'closed' ? state : undefined}
          onNews={refresh}
        />
      )}
    </PlainFrame>
  )
}
