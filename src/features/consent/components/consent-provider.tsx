import { createContext, type ReactNode, useContext } from 'react'
import { decide, readConsent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { usePreferencesDialog } from './use-preferences-dialog.ts'

const SettingsContext = createContext(() => {})

/** Returns the function that opens the cookie preferences. */
export const useCookieSettings = () => useContext(SettingsContext)

/** Draws the question about cookies, which `startConsent` shows, and the preferences. */
export function ConsentProvider(props: { analyticsId: string | undefined; children: ReactNode }) {
  const { Dialog, isOpen, open, close } = usePreferencesDialog()
  return (
    <SettingsContext value={open}>
      {props.analyticsId && <ConsentBanner analyticsId={props.analyticsId} onCustomize={open} />}
      {props.children}
      {Dialog && (
        <Dialog
          {...readConsent()}
          open={isOpen}
          onClose={close}
          onDecide={(preferences) => {
            decide(preferences)
            close()
          }}
        />
      )}
    </SettingsContext>
  )
}
