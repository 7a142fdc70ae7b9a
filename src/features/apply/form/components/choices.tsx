import { Fragment, type ReactNode } from 'react'
import { linkedWords, nameCompany, readRest } from '#features/questions/content/agreements.ts'
import type { FieldOf } from '#features/questions/steps/field.ts'
import { addressIn } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { FieldGroup } from '#ui/field-group.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { fieldId, type QuestionFieldProps, Tick } from './question-field.tsx'

const compactCard = 'py-3 text-balance [&_b]:font-sans [&_b]:text-[1.0625rem] [&_b]:font-normal'

type ChoicesProps = QuestionFieldProps & {
  options: readonly { value: string; label: string }[]
  sideBySide?: boolean
  legend?: ReactNode
  /** Between the question and its answers. */
  above?: ReactNode
}

export function Choices(props: ChoicesProps) {
  const { field, value, error, marked, onAnswer, options, sideBySide, legend, above } = props
  const locale = useLocale()
  return (
    <FieldGroup
      id={fieldId(field.name)}
      name={field.name}
      legend={legend ?? field.label[locale]}
      help={field.help?.[locale]}
      error={error}
      optional={marked && field.optional}
    >
      {above}
      <div className={sideBySide ? 'grid max-w-80 grid-cols-2 gap-3' : 'grid gap-2 sm:grid-cols-2'}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            className={compactCard}
            onChange={() => onAnswer(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Shows the exact words we keep, with links: a few in sight, the others folded. A box, or a yes and a no side by side. */
export function Agreement(props: QuestionFieldProps<FieldOf<'agreement'>>) {
  const { field, company } = props
  const locale = useLocale()
  const words = linkNamed(nameCompany(field.label[locale], company), locale)
  if (field.answers) {
    const { yes, no } = field.answers[locale]
    const options = [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ]
    return (
      <Choices
        {...props}
        legend={<span className="font-normal">{words}</span>}
        above={
          <div className="-mt-3 mb-2">
            <Rest field={field} company={company} />
          </div>
        }
        options={options}
      />
    )
  }
  return (
    <div>
      <Tick {...props} label={words} required={!field.optional} />
      {/* Where the words beside the box begin. */}
      <div className="pl-9">
        <Rest field={field} company={company} />
      </div>
    </div>
  )
}

function Rest({
  field: { rest },
  company,
}: Pick<QuestionFieldProps<FieldOf<'agreement'>>, 'field' | 'company'>) {
  const locale = useLocale()
  if (!rest) return null
  return (
    <details className="group font-sans">
      <summary className="inline-flex min-h-tap cursor-pointer items-center gap-1.5 text-small font-semibold text-brand underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {readRest[locale]}
        <ChevronIcon className="icon size-[1.1em] group-open:rotate-180" />
      </summary>
      <p className="pb-2">{linkNamed(nameCompany(rest[locale], company), locale)}</p>
    </details>
  )
}

const targets = { privacyPolicy: paths.privacyPolicy, healthData: paths.healthData } as const

function linkNamed(statement: string, locale: Locale): ReactNode {
  for (const [page, to] of Object.entries(targets)) {
    const name = linkedWords[locale][page as keyof typeof targets]
    const [before, after] = statement.split(name)
    if (after === undefined) continue
    return (
      <Fragment>
        {before}
        <a href={addressIn(locale, to)} target="_blank" rel="noopener">
          {name}
        </a>
        {after}
      </Fragment>
    )
  }
  return statement
}
