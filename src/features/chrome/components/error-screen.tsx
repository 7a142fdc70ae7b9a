import { useCallback, useEffect, useRef } from 'react'
import { isRouteErrorResponse, useNavigate, useRevalidator } from 'react-router'
import { isOffline } from '#lib/offline.ts'
import { addressIn } from '#site/addresses.ts'
import { type Locale, mapLocales } from '#site/locale.ts'
import { paths, phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { lamp } from '#ui/engravings/index.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { notFoundTexts } from '../content/not-found.ts'
import { offlineWords } from '../content/offline.ts'
import { chromeWords, troubleWords } from '../content/words.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

const notFoundWords = mapLocales((locale) => ({
  title: notFoundTexts['not-found.title'].default[locale],
  text: notFoundTexts['not-found.text'].default[locale],
}))

export function errorTitle(error: unknown, locale: Locale): string {
  return isNotFound(error)
    ? notFoundWords[locale].title
    : isConnectionLost(error)
      ? offlineWords[locale].title
      : troubleWords[locale].failed.title
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Chrome, Firefox and Safari, in this order, when a request reaches nobody. */
const isConnectionLost = (error: unknown) =>
  isOffline() || (error instanceof TypeError && /fail.* fetch|networkerror|load failed/i.test(error.message))

export function ErrorScreen({ error, phone }: { error: unknown; phone: string }) {
  const { revalidate, state } = useRevalidator()
  const navigate = useNavigate()
  const locale = useLocale()
  const { failed, backToHome } = useWords(troubleWords)
  const { call } = useWords(chromeWords)
  const back = useCallback(() => navigate(-1), [navigate])
  const notFound = useWords(notFoundWords)
  if (isNotFound(error)) return <NotFoundScreen {...notFound} />
  if (isConnectionLost(error)) {
    return <ConnectionScreen phone={phone} trying={state === 'loading'} onRetry={revalidate} onBack={back} />
  }
  return (
    <div className="page-width grid gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <img {...lamp} alt="" className="w-full max-w-56 lg:max-w-80 self-center lg:order-1" />
      <div className="max-w-measure">
        <h1>{failed.title}</h1>
        <p className="mt-6 text-lead">{failed.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonAnchor href={phoneLink(phone)}>{call(phone)}</ButtonAnchor>
          {/* A real page load leaves the failure behind. */}
          <ButtonAnchor href={addressIn(locale, paths.home)} variant="outline">
            {backToHome}
          </ButtonAnchor>
        </div>
      </div>
    </div>
  )
}

type ConnectionScreenProps = {
  phone: string
  trying: boolean
  onRetry: () => void
  onBack: () => void
}

/** Without a picture, which couldn't load either. Retries when the connection is back. */
function ConnectionScreen({ phone, trying, onRetry, onBack }: ConnectionScreenProps) {
  const words = useWords(offlineWords)
  const { call } = useWords(chromeWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className="page-width py-section">
      <div className="max-w-measure">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="mt-6 text-lead">{words.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onRetry} busy={trying && words.trying}>
            {words.retry}
          </Button>
          <Button variant="outline" onClick={onBack}>
            {words.back}
          </Button>
          <ButtonAnchor href={phoneLink(phone)} variant="outline">
            {call(phone)}
          </ButtonAnchor>
        </div>
      </div>
    </div>
  )
}
