import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { consentWords } from '../content.ts'
import { useCookieSettings } from './consent-provider.tsx'

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
