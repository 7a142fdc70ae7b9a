import type { ReactNode } from 'react'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { anchorLink, anchors, paths, phoneLink } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import { CheckIcon, drawIcon, PhoneIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { aloneWords } from '../content/alone.ts'
import { type Keeping, type Said, useKeptState } from './kept-state.ts'

export type FormTexts = Texts<typeof identityTexts>

type FormFrameProps = { texts: FormTexts; keeping: Keeping; children: ReactNode }

/** Name, kept state and phone, and nothing to leave for. */
export function FormFrame({ texts, keeping, children }: FormFrameProps) {
  const words = useWords(aloneWords)
  const locale = useLocale()
  const said = useKeptState(keeping, locale)
  const phone = texts['global.contact.phone']
  return (
    <>
      <a href={anchorLink(anchors.main)} className="skip-link">
        {words.skip}
      </a>
      <header className="form-head">
        <div className="page-width form-head-row">
          <a href={addressIn(locale, paths.home)} className="form-head-name">
            <Mark className="size-[1.7em] flex-none" />
            <span>{texts['global.brand.short-name']}</span>
            <VisuallyHidden>{words.home}</VisuallyHidden>
          </a>
          <KeptLine said={said} />
          <a href={phoneLink(phone)} className="form-head-phone" aria-label={words.call(phone)}>
            <PhoneIcon className="size-[1.3em]" />
            <span className="figures max-lg:hidden">{phone}</span>
          </a>
        </div>
      </header>
      <main id={anchors.main} tabIndex={-1} className="form-main">
        {children}
      </main>
    </>
  )
}

const ClockIcon = drawIcon(
  <path d="M10 2.5a7.500 7.500 0 1 1 0 15a7.500 7.500 0 0 1 0-15M10 5.500V10l3 2.200" />,
)
const AwayIcon = drawIcon(<path d="M10 3 2.500 16.500h15zM10 8v4m0 2.200v.300" />)
const signs = { check: CheckIcon, clock: ClockIcon, away: AwayIcon }

function KeptLine({ said: { text, sign, isWarning } }: { said: Said }) {
  const Sign = signs[sign]
  return (
    <p role="status" className={classNames('form-kept', isWarning && 'form-kept-warning')}>
      <Sign className="size-[1.15em] flex-none" />
      <span>{text}</span>
    </p>
  )
}
