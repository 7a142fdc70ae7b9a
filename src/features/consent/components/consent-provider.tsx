import { createContext, type ReactNode, useContext, useState } from 'react'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { consentWords } from '../content.ts'
import { consentMarks, decide, readConsent } from './consent.ts'
import type PreferencesDialog from './preferences-dialog.tsx'

const SettingsContext = createContext(() => {})

const useCookieSettings = () => useContext(SettingsContext)

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

/**
 * Comes early in the document, so that keyboard users reach it soon, and takes no focus. Stays behind the open menu,
 * whose last button it would cover on a short phone. Its text scrolls on short screens. Every page has it, hidden
 * until `startConsent` asks, so it works without React.
 */
function ConsentBanner({ analyticsId, onCustomize }: { analyticsId: string; onCustomize: () => void }) {
  const words = useWords(consentWords)
  const answers = (answer: 'accept' | 'reject') => ({ [consentMarks.answer]: answer })
  return (
    <section
      {...{ [consentMarks.banner]: analyticsId }}
      aria-label={words.label}
      className="on-sheet oxford no-print fixed inset-x-0 bottom-0 z-5 hidden max-h-[50dvh] grid-rows-[minmax(0,1fr)] pt-[calc(0.75rem+3px)] pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-sheet in-data-asking:grid"
    >
      <div className="page-width grid w-full grid-rows-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-2 md:grid-cols-[1fr_auto] md:grid-rows-[minmax(0,1fr)]">
        <p className="max-h-full overflow-y-auto font-sans text-[1rem] leading-snug">
          {words.text} <TextLink to={paths.cookiePolicy}>{words.policy}</TextLink>
        </p>
        {/* Yes and no look alike, so that neither is pushed (11 CCR 7004). */}
        <div className="grid grid-cols-3 gap-2 sm:gap-3 max-sm:*:px-1">
          <Button size="small" variant="outline" {...answers('accept')}>
            {words.accept}
          </Button>
          <Button size="small" variant="outline" {...answers('reject')}>
            {words.reject}
          </Button>
          <Button size="small" variant="outline" aria-haspopup="dialog" onClick={onCustomize}>
            {words.customize}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** If loading fails, the next press tries again. */
function usePreferencesDialog() {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<typeof PreferencesDialog>()

  function open() {
    import('./preferences-dialog.tsx').then(
      (module) => {
        setDialog(() => module.default)
        setOpen(true)
      },
      () => {},
    )
  }
  return { Dialog, isOpen, open, close: () => setOpen(false) }
}

/** Hidden without scripts, when there's nothing to set. */
export function CookieSettingsButton({ className }: { className?: string }) {
  const words = useWords(consentWords)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={useCookieSettings()}
      className={classNames('[@media(scripting:none)]:hidden', className)}
    >
      {words.settings}
    </button>
  )
}
