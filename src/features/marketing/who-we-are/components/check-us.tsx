import { states } from '#domain/states.ts'
import { formatCalendarDay } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { consumerOffices, officeWords, type WatchingOffice, watchingOffices } from '../content/offices.ts'
import { whoWords } from '../content/words.ts'

/** The reader's own regulator. Folded lines need no script, and page search finds what is in them. */
export function CheckUs() {
  const words = useWords(whoWords).check
  return (
    <section aria-labelledby="check-title">
      <h2 id="check-title">{words.title}</h2>
      <p className="mt-3 text-lead">{words.lead}</p>
      <h3 className="mt-5 mb-2 font-sans font-semibold">{words.choose}</h3>
      <div className="items-start gap-x-column sm:grid sm:grid-cols-2">
        {watchingOffices.map((office) => (
          <Office key={office.code} office={office} />
        ))}
        <Disclosure summary={words.other} name="regulator">
          <p>{words.otherText}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={consumerOffices} className="inline-flex min-h-tap items-center">
              {words.otherLink}
            </a>
            <TextLink to={paths.states} className="inline-flex min-h-tap items-center">
              {words.otherPages}
            </TextLink>
          </p>
        </Disclosure>
      </div>
      <p className="mt-3 font-sans text-small text-soft">{words.note}</p>
    </section>
  )
}

function Office({ office: { code, needs, link, from } }: { office: WatchingOffice }) {
  const locale = useLocale()
  const words = useWords(whoWords).check
  const { office, source } = officeWords[locale][code]
  const state = states.find(({ value }) => value === code)?.label[locale] ?? code
  return (
    <Disclosure summary={state} name="regulator">
      <p>
        {words.needs[needs](state)} <b>{office}</b>. {from && words.from(formatCalendarDay(from, locale))}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {link && (
          <a href={link} className="inline-flex min-h-tap items-center">
            {words.site}
          </a>
        )}
        <TextLink to={`${paths.state(code)}#funding-title`} className="inline-flex min-h-tap items-center">
          {words.page(state)}
        </TextLink>
      </p>
      <p className="font-sans text-small text-soft">{source}</p>
    </Disclosure>
  )
}
