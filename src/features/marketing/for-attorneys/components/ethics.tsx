import { notLegalAdvice } from '#site/not-advice.ts'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { forAttorneysWords } from '../content.ts'

/** Rules in the margin with plain words beside them, like an annotated code. */
export function Ethics() {
  const words = useWords(forAttorneysWords).ethics
  const notAdvice = useWords(notLegalAdvice)
  return (
    <section className="page-width py-section" aria-labelledby="ethics-title">
      <SectionHead id="ethics-title" title={words.title} lead={words.lead} />
      <dl className="hairlines hairlines-closed mt-8 lg:mt-12">
        {words.rules.map(({ rule, title, text }) => (
          <div
            key={rule}
            className="grid gap-x-column py-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-6"
          >
            <dt className="font-sans text-small font-medium text-soft lg:pt-1.5">{rule}</dt>
            <dd className="gap-x-column lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
              <b className="block text-lead leading-snug">{title}</b>
              <span className="mt-1 block text-soft lg:mt-0">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-measure font-sans text-small text-soft">
        {words.seeAlso} {notAdvice}
      </p>
    </section>
  )
}
