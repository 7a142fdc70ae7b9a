import { notLegalAdvice } from '#site/not-advice.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { ethics } from '../content.ts'

/** Rules in the margin, plain words beside them, as in an annotated code. */
export function Ethics() {
  return (
    <section className="page-width py-section" aria-labelledby="ethics-title">
      <SectionHead
        id="ethics-title"
        title="The rules, in plain words"
        lead="The ABA Model Rules, and how we keep you on the right side of them."
      />
      <dl className="hairlines hairlines-closed mt-8 lg:mt-12">
        {ethics.map(({ rule, title, text }) => (
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
        See also the ABA’s Best Practices for Third-Party Litigation Funding (2020), and your own state’s
        rules and opinions. {notLegalAdvice}
      </p>
    </section>
  )
}
