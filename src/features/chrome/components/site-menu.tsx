import { NavLink } from 'react-router'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CloseIcon, MenuIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { chromeWords } from '../content/words.ts'
import { menuMarks } from './listen-for-menu.ts'
import { useNavigationLinks } from './navigation-links.tsx'

/**
 * The menu on small screens. A native disclosure, so it opens before the scripts arrive, or without them;
 * `listenForMenu` closes it.
 */
export function SiteMenu() {
  const words = useWords(chromeWords)
  const { header } = useNavigationLinks()
  return (
    <details {...{ [menuMarks.menu]: '' }} className="group lg:hidden">
      <summary className="button button-outline button-icon list-none [&::-webkit-details-marker]:hidden">
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
          <ul className="hairlines">
            {header.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-control items-center font-sans font-medium text-ink no-underline hover:underline aria-[current=page]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.apply} variant="apply" className="mt-3 w-full">
            {words.apply.menu}
          </ButtonLink>
        </div>
      </nav>
    </details>
  )
}
