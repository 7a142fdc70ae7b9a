import { NavLink } from 'react-router'
import { paths, phoneLink } from '#site/paths.ts'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { CloseIcon, MenuIcon, PhoneIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { chromeWords } from '../content/words.ts'
import type { ChromeTexts } from '../content.ts'
import { menuMarks } from './listen-for-menu.ts'
import { Logo } from './logo.tsx'
import { useNavigationLinks } from './navigation-links.tsx'

export function SiteHeader({ texts }: { texts: ChromeTexts }) {
  const words = useWords(chromeWords)
  const phone = texts['global.contact.phone']
  return (
    <header className="site-header on-paper z-10 border-b border-rule-strong">
      {/* Hidden until all of it has arrived, or a slow connection would move things. */}
      <div className="page-width flex min-h-[min(4.25rem,20vw)] flex-wrap items-center justify-end gap-[min(0.375rem,1.5vw)] py-[min(0.5rem,2vw)] not-has-[+nav]:invisible roomy:gap-2 wide:min-h-24 wide:gap-4">
        <Logo texts={texts} className="mr-auto text-[min(1.0625rem,5vw)] text-green-800 wide:text-[1.3rem]" />
        <ButtonAnchor
          href={phoneLink(phone)}
          variant="outline"
          size="small"
          className="site-header-button roomy:w-auto roomy:px-4 wide:border-transparent wide:text-[1.125rem]"
          aria-label={words.call(phone)}
        >
          <PhoneIcon />
          <span className="figures hidden whitespace-nowrap roomy:inline">{phone}</span>
        </ButtonAnchor>
        <ButtonLink to={paths.apply} size="small" className="not-roomy:hidden">
          {words.apply.header}
        </ButtonLink>
        <SiteMenu />
      </div>
      <nav aria-label={words.mainNavigation} className="page-width not-wide:hidden">
        <HeaderLinks
          className="oxford flex justify-between gap-4 pt-[3px]"
          linkClass="flex min-h-control items-center font-sans text-[1rem] font-medium text-ink no-underline hover:underline aria-[current=page]:underline"
        />
      </nav>
    </header>
  )
}

/** A native disclosure, so that it opens without scripts; `listenForMenu` closes it. */
function SiteMenu() {
  const words = useWords(chromeWords)
  return (
    <details {...{ [menuMarks.menu]: '' }} className="group wide:hidden">
      <summary className="button button-outline button-icon site-header-button list-none [&::-webkit-details-marker]:hidden">
        <VisuallyHidden>{words.menu}</VisuallyHidden>
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="not-group-open:hidden" />
      </summary>
      <div
        {...{ [menuMarks.close]: '' }}
        className="absolute inset-x-0 top-[calc(100%+1px)] h-[calc(100dvh-4.3rem)] bg-green-950/50"
        aria-hidden="true"
      />
      <nav
        aria-label={words.mainNavigation}
        className="on-paper absolute inset-x-0 top-[calc(100%+1px)] max-h-[calc(100dvh-4.3rem)] overflow-y-auto border-b border-rule-strong shadow-sheet"
      >
        <div className="page-width pb-5">
          <HeaderLinks
            className="hairlines"
            linkClass="flex min-h-control items-center font-sans font-medium text-ink no-underline hover:underline aria-[current=page]:underline"
          />
          <ButtonLink to={paths.apply} variant="apply" className="mt-3 w-full">
            {words.apply.menu}
          </ButtonLink>
        </div>
      </nav>
    </details>
  )
}

function HeaderLinks({ className, linkClass }: { className: string; linkClass: string }) {
  return (
    <ul className={className}>
      {useNavigationLinks().header.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} className={linkClass}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
