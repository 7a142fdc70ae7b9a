import type { ApplicationCaseType } from '#domain/applications.ts'
import { anchors } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx'
import { CheckIcon, LockIcon } from '#ui/icons.tsx'
import { RoleSelection, type RoleSelectionTexts } from './role-selection.tsx'

type ApplicationSectionProps = {
  texts: RoleSelectionTexts
  title?: string | undefined
  caseType?: ApplicationCaseType | undefined
  /** The page has its own heading right above and is about nothing else. */
  isMain?: boolean
}

export function ApplicationSection(props: ApplicationSectionProps) {
  const { texts, title = texts['apply.title'], caseType, isMain } = props
  return (
    <section
      id={anchors.applicationForm}
      data-live="near"
      data-own-apply=""
      className={classNames(
        'on-green print:hidden',
        isMain ? 'pt-6 pb-12 lg:pt-12 lg:pb-section' : 'py-section',
      )}
      aria-labelledby="apply-title"
    >
      <div className="page-width grid items-start gap-x-[clamp(3rem,5vw,6rem)] gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="apply-title" className={classNames('text-sheet', isMain && 'max-lg:sr-only')}>
            {title}
          </h2>
          <p className={classNames('max-w-[30em] lg:mt-4 lg:text-lead', !isMain && 'mt-4 text-lead')}>
            {texts['apply.subtitle']}
          </p>
        </div>
        <RoleSelection texts={texts} caseType={caseType} />
        <div>
          {isMain ? (
            <Ready texts={texts} />
          ) : (
            <FoldedOnPhones summary={texts['apply.ready-heading']}>
              <Ready texts={texts} isFolded />
            </FoldedOnPhones>
          )}
          <p className="flex gap-3 text-soft">
            <LockIcon className="mt-0.5 size-5 flex-none" />
            {texts['apply.privacy']}
          </p>
        </div>
      </div>
    </section>
  )
}

function Ready({ texts, isFolded = false }: { texts: RoleSelectionTexts; isFolded?: boolean }) {
  const ready = [texts['apply.ready1'], texts['apply.ready2'], texts['apply.ready3']]
  return (
    <>
      <h3 className={classNames('font-sans text-body', isFolded && 'max-sm:sr-only')}>
        {texts['apply.ready-heading']}
      </h3>
      <ul className="hairlines hairlines-closed mt-3 mb-5">
        {ready.map((item) => (
          <li key={item} className="flex items-baseline gap-3 py-2.5">
            <CheckIcon className="size-4 flex-none translate-y-0.5 text-green-300" />
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}
