import type { ReactNode } from 'react'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { ItemSign } from '#features/documents/checklist/components/item-sign.tsx'
import { phoneLink } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import { FileIcon } from './file-icon.tsx'
import { type Place, pdfAt } from './place.ts'
import type { ReadablePage } from './read-view.tsx'
import { sayMoment } from './signing-days.ts'
import { ExplainForm } from './talk-first.tsx'

type ReadAsideProps = {
  signing: Signing
  place: Place
  pages: readonly ReadablePage[]
  head: ReactNode
  /** Which is being read, from 0. */
  here: number | undefined
}

/** On a wide screen it stays beside the pages. */
export function ReadAside({ signing, place, pages, head, here }: ReadAsideProps) {
  const locale = useLocale()
  const { read: words } = stepWords[locale]
  const { explainAskedAt, stage } = signing
  return (
    <div className="min-w-0 lg:sticky lg:top-28">
      {head}
      <nav
        aria-label={words.contents}
        className="mt-6 border-t border-rule-strong max-lg:hidden print:hidden"
      >
        <ol>
          {pages.map((page, at) => {
            const isHere = at === here
            const row = (
              <>
                <ItemSign
                  sign={isHere ? 'turn' : page.state.doneAt ? 'done' : 'open'}
                  className={classNames('size-6!', isHere ? 'text-sheet' : 'text-green-700')}
                />
                <span className="min-w-0">
                  <b className="block font-semibold">{words.page(page.number)}</b>
                  <span className="text-soft">{page.part.title}</span>
                </span>
              </>
            )
            const look = 'grid min-h-15 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-3 py-2 leading-snug'
            const isShut = here !== undefined && at > here
            return (
              <li
                key={page.number}
                className={classNames('border-b border-rule', isHere && 'on-green -mx-3 rounded-sm px-3')}
              >
                {isShut ? (
                  <p className={look}>{row}</p>
                ) : (
                  <a
                    href={`#page-${page.number}`}
                    {...(isHere && { 'aria-current': 'step' })}
                    className={`${look} text-inherit no-underline`}
                  >
                    {row}
                  </a>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden lg:flex-col lg:items-start">
        <ButtonAnchor href={pdfAt(place)} download variant="outline" size="small">
          <FileIcon />
          {words.download}
        </ButtonAnchor>
        {stage !== 'signed' && stage !== 'acknowledged' && (
          <>
            <AskLink place={place} />
            <ExplainForm place={place} label={words.explain} />
            {explainAskedAt && (
              <p className="font-sans text-small text-soft">
                {words.explained(sayMoment(explainAskedAt, locale))}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  )
}

export function AskLink({ place, phone }: { place: Place; phone?: string }) {
  const { read: words } = stepWords[useLocale()]
  const href = place.isClients ? phone && phoneLink(phone) : `${place.home}#message`
  return href ? (
    <a href={href} className="inline-flex min-h-tap items-center font-sans">
      {words.ask}
    </a>
  ) : null
}
