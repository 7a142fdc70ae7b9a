import { CookieSettingsButton } from '#features/consent/components/consent-provider.tsx'
import { RichText } from '#features/texts/components/rich-text.tsx'
import { footerGroups } from '#site/navigation.ts'
import { emailLink, paths, phoneLink } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { EmailText } from '#ui/email-text.tsx'
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'
import type { Chrome } from '../content.ts'
import { Logo } from './logo.tsx'
import { useNavigationLinks } from './navigation-links.tsx'

const smallPrintLink =
  'inline-flex min-h-tap items-center text-[1rem] text-sheet underline underline-offset-[0.18em] hover:decoration-2'
const groupLink =
  'inline-flex min-h-tap min-w-tap items-center font-sans text-[1rem] leading-[1.3] no-underline hover:underline'
const groupHeading = 'font-sans text-small font-semibold tracking-normal text-green-200'

export function SiteFooter({ chrome: { texts, year, opened, licenses } }: { chrome: Chrome }) {
  const words = useWords(chromeWords)
  const links = useNavigationLinks()
  const phone = texts['global.contact.phone']
  const email = texts['global.contact.email']
  const social = words.socialNetworks.filter(({ text }) => texts[text].startsWith('https://'))
  return (
    <footer className="on-green pt-[calc(var(--spacing-section)*0.5)] pb-6 sm:pb-8">
      <div className="page-width">
        <p className="text-h3 italic">{texts['global.footer.call-heading']}</p>
        <div className="lg:flex lg:flex-wrap lg:items-end lg:justify-between lg:gap-x-8">
          <a
            href={phoneLink(phone)}
            className="figures -ml-[0.05em] inline-block py-[0.08em] text-[min(clamp(2.7rem,1rem+8.9vw,8.75rem),13.4vw)] leading-none tracking-[-0.045em] whitespace-nowrap no-underline hover:underline"
          >
            {phone}
          </a>
          <p className="mt-1 font-sans text-soft lg:mb-6 lg:whitespace-nowrap">
            {texts['global.contact.phone-hours']}
          </p>
        </div>
        <div
          className={classNames(
            'mt-5 grid grid-cols-[auto_auto_auto] gap-x-3 border-t sm:gap-x-6 border-rule pt-4 tight:grid-cols-1 sm:mt-6 sm:gap-y-6 sm:pt-5',
            social.length > 0
              ? 'sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]'
              : 'sm:grid-cols-3 lg:grid-cols-[5fr_5fr_4fr_6fr]',
          )}
        >
          <div className="col-span-full font-sans text-[1rem] max-sm:mb-3 lg:col-span-1">
            <Logo texts={texts} className="w-fit max-sm:hidden font-serif text-sheet lg:text-[1.2rem]" />
            <address className="sm:mt-4">
              <RichText html={texts['global.contact.office-address']} />
              <a href={emailLink(email)} className="inline-flex min-h-tap items-center">
                <EmailText>{email}</EmailText>
              </a>
            </address>
          </div>
          {footerGroups.map((group) => (
            <nav
              key={group}
              aria-label={words.footerGroups[group]}
              className="max-sm:has-[[open]]:col-span-full tight:col-span-full max-sm:[&_summary]:justify-start max-sm:[&_summary]:gap-1 max-sm:[&_summary]:py-2.5"
            >
              <FoldedOnPhones summary={words.footerGroups[group]}>
                <h2 className={classNames(groupHeading, 'max-sm:sr-only')}>{words.footerGroups[group]}</h2>
                <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:pb-3 sm:mt-1 lg:columns-2 tight:block">
                  {[...links[group], ...(group === 'company' ? opened : [])].map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={groupLink}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </FoldedOnPhones>
            </nav>
          ))}
          {social.length > 0 && (
            <nav aria-label={texts['global.footer.social-heading']}>
              <h2 className={groupHeading}>{texts['global.footer.social-heading']}</h2>
              <ul className="mt-1">
                {social.map(({ name, text }) => (
                  <li key={name}>
                    <a href={texts[text]} rel="me noopener" className={groupLink}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="mt-4 grid gap-3 border-t border-rule pt-4 font-sans sm:mt-6 sm:pt-5 text-small leading-snug text-soft">
          <RichText
            html={texts['global.footer.disclosure']}
            className="grid gap-x-column gap-y-3 max-lg:max-w-[78ch] lg:grid-cols-2"
          />
          {licenses.length > 0 && (
            <p className="max-w-[78ch]">
              {words.licenses} {licenses.map(({ state, license }) => `${state} ${license}`).join('; ')}.
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="sm:mr-auto">
              © {year} {texts['global.brand.name']}. {texts['global.footer.rights']}
            </p>
            <Link to={paths.cookiePolicy} className={smallPrintLink}>
              {words.cookiePolicy}
            </Link>
            <CookieSettingsButton className={smallPrintLink} />
          </div>
        </div>
      </div>
    </footer>
  )
}
