import { phoneLink } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { wizardWords } from '../content/wizard.ts'
import type { RoleSelectionTexts } from './role-selection.tsx'

/** For browsers without scripts, which cannot run the form. */
export function ApplyByPhone({ texts }: { texts: RoleSelectionTexts }) {
  return (
    <>
      <h3>{texts['apply.by-phone-heading']}</h3>
      <p className="mt-2 mb-5">{texts['apply.by-phone']}</p>
      <CallToApply texts={texts} />
    </>
  )
}

function CallToApply({ texts }: { texts: RoleSelectionTexts }) {
  const words = useWords(wizardWords)
  const phone = texts['global.contact.phone']
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonAnchor href={phoneLink(phone)} variant="apply" className="max-sm:w-full">
        <PhoneIcon />
        <span className="figures">{words.call(phone)}</span>
      </ButtonAnchor>
      <span className="font-sans text-small text-soft">{texts['global.contact.phone-hours']}</span>
    </div>
  )
}
