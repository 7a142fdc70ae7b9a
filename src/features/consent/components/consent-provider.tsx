import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { applySignal, bannerDelayMs, type CookiePreferences } from '../schema.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { keepChoice, onChoiceElsewhere, readChoice, sendsPrivacySignal } from './consent-storage.ts'
import { usePageViews } from './use-page-views.ts'
import { usePreferencesDialog } from './use-preferences-dialog.ts'

/** What this browser has chosen and signals. Unknown on the server and until hydration. */
type Consent = { choice: CookiePreferences | undefined; signal: boolean }

const SettingsContext = createContext(() => {})

/** Returns the function that opens the cookie preferences. */
export const useCookieSettings = () => useContext(SettingsContext)

/** Knows what the visitor agreed to, asks if they have not answered, and acts on the answer. */
export function ConsentProvider(props: { analyticsId: string | undefined; children: ReactNode }) {
  const [consent, setConsent] = useState<Consent>()
  const [asking, setAsking] = useState(false)
  const settings = usePreferencesDialog()

  useEffect(() => {
    const read = () => setConsent({ choice: readChoice(), signal: sendsPrivacySignal() })
    read()
    return onChoiceElsewhere(read)
  }, [])

  // The signal already is an answer: do not ask visitors who send it. Nor is there anything to ask about on a site that
  // has nothing optional to load.
  const undecided =
    props.analyticsId !== undefined && consent !== undefined && !consent.choice && !consent.signal
  useEffect(() => {
    if (!undecided) return
    const timer = setTimeout(() => setAsking(true), bannerDelayMs)
    return () => clearTimeout(timer)
  }, [undecided])

  usePageViews(props.analyticsId, consent && consent.choice?.analytics === true && !consent.signal)

  const decide = (preferences: CookiePreferences) => {
    const signal = sendsPrivacySignal()
    const choice = applySignal(preferences, signal)
    keepChoice(choice)
    setConsent({ choice, signal })
    settings.close()
  }

  return (
    <SettingsContext value={settings.open}>
      {asking && undecided && <ConsentBanner onDecide={decide} onCustomize={settings.open} />}
      {props.children}
      {settings.Dialog && consent && (
        <settings.Dialog {...consent} open={settings.isOpen} onDecide={decide} onClose={settings.close} />
      )}
    </SettingsContext>
  )
}
