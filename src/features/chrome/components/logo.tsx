import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { chromeWords } from '../content/words.ts'
import type { ChromeTexts } from '../content.ts'

type LogoProps = {
  texts: Pick<ChromeTexts, 'global.brand.short-name' | 'global.brand.descriptor'>
  className?: string
  /** A full page load: the browser asks first if something is under way. */
  reloadDocument?: boolean
}

export function Logo({ texts, className, reloadDocument }: LogoProps) {
  const words = useWords(chromeWords)
  return (
    <Link
      to={paths.home}
      {...(reloadDocument && { reloadDocument })}
      className={classNames(
        'flex min-h-tap min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 no-underline',
        className,
      )}
    >
      <Mark className="size-[2.5em] flex-none" />
      <span>
        <span className="block text-[1.5em] leading-none font-medium tracking-[-0.022em]">
          {texts['global.brand.short-name']}
        </span>{' '}
        <span className="mt-[0.4em] block font-sans text-small leading-none tight:hidden font-medium text-soft">
          {texts['global.brand.descriptor']}
        </span>
        <VisuallyHidden>{words.homePage}</VisuallyHidden>
      </span>
    </Link>
  )
}
