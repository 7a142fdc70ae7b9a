import { type StateCode, states } from '#domain/states.ts'
import {
  consumerOffices,
  officeWords,
  watchingOffices,
} from '#features/marketing/who-we-are/content/offices.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { helpFirstWords } from '../content/words.ts'

type Rules = Partial<Record<StateCode, { text: string; source: string }>>

const sectionId = 'your-state'

/** States whose law asks more of hospitals than the federal rule, and the reader's own state once they chose it. */
export function StateHelp({ chosen }: { chosen: StateCode | undefined }) {
  const locale = useLocale()
  const words = useWords(helpFirstWords).states
  const rules: Rules = words.items
  const named = states.flatMap(({ value, label }) => {
    const rule = rules[value]
    return rule ? [{ code: value, name: label[locale], ...rule }] : []
  })
  return (
    <section id={sectionId} className="mt-section" aria-labelledby="states-title">
      <SectionHead id="states-title" title={words.title} lead={words.lead} />
      <form
        action={`${addressIn(locale, paths.helpFirst)}#${sectionId}`}
        className="mt-5 flex max-w-[30em] flex-wrap items-end gap-3"
      >
        <Field label={words.choose.label} className="min-w-[min(13rem,100%)] grow">
          <Select
            name="state"
            defaultValue={chosen?.toLowerCase() ?? ''}
            placeholder={words.choose.none}
            options={states.map(({ value, label }) => ({ value: value.toLowerCase(), label: label[locale] }))}
          />
        </Field>
        <Button type="submit" variant="outline">
          {words.choose.go}
        </Button>
      </form>
      {chosen && <OwnState code={chosen} rule={rules[chosen]} />}
      <ul className="hairlines mt-6 border-y border-rule">
        {named.map(({ code, name, text, source }) => (
          <li
            key={code}
            className="grid gap-x-column gap-y-1 py-4 md:grid-cols-[3fr_8fr] lg:grid-cols-[3fr_6fr_4fr]"
          >
            <h3>{name}</h3>
            <p className="max-w-[36em]">{text}</p>
            <p className="font-sans text-small text-soft md:col-start-2 lg:col-start-3 lg:pt-1">
              <cite className="not-italic">{source}</cite>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-small text-soft">{words.note}</p>
    </section>
  )
}

function OwnState({ code, rule }: { code: StateCode; rule: Rules[StateCode] }) {
  const locale = useLocale()
  const words = useWords(helpFirstWords).states.own
  const state = states.find(({ value }) => value === code)?.label[locale] ?? code
  const watching = watchingOffices.find((office) => office.code === code)
  return (
    <div className="on-sheet mt-6 rounded-md p-5 sm:p-6">
      <h3>{words.title(state)}</h3>
      <p className="mt-2 max-w-[36em]">
        {rule ? rule.text : words.noRule} {words.answers(state)}
      </p>
      {rule && (
        <p className="mt-1 font-sans text-small text-soft">
          <cite className="not-italic">{rule.source}</cite>
        </p>
      )}
      <p className="mt-3 max-w-[36em]">
        {words.complain}{' '}
        {watching?.link ? (
          <a href={watching.link}>{officeWords[locale][watching.code].office}</a>
        ) : (
          <a href={consumerOffices}>{words.consumer}</a>
        )}
      </p>
      <p className="mt-2">
        <TextLink to={paths.state(code)} className="inline-flex min-h-tap items-center">
          {words.page(state)}
        </TextLink>
      </p>
    </div>
  )
}
