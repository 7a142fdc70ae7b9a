import { toOptions } from '#domain/choice.ts'
import { firmQuestions } from '#features/firms/content.ts'
import type { FirmQuestionName } from '#features/firms/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { ChoiceChips } from './choice-chips.tsx'

/** Six groups of radios, one tab stop each. */
export function FirmQuestions({ chosen }: { chosen: Partial<Record<FirmQuestionName, string | null>> }) {
  const locale = useLocale()
  return firmQuestions.map(({ name, question, help, options }, index) => {
    const titleId = `${name}-title`
    const helpId = help && `${name}-help`
    return (
      <fieldset
        key={name}
        aria-labelledby={titleId}
        aria-describedby={helpId}
        className="grid min-w-0 grid-cols-[2.1rem_minmax(0,1fr)] gap-x-2 border-b border-rule py-6 last:border-b-0 lg:grid-cols-[3.25rem_minmax(0,1fr)]"
      >
        <span
          aria-hidden="true"
          className="figures text-[2.5rem] leading-[0.85] text-green-700 lg:row-span-2 lg:text-[3.25rem]"
        >
          {index + 1}
        </span>
        <div>
          <p id={titleId} className="text-lead leading-tight font-semibold">
            {question[locale]}
          </p>
          {help && (
            <p id={helpId} className="font-sans text-small text-soft">
              {help[locale]}
            </p>
          )}
        </div>
        <div className="mt-3 max-lg:col-span-2">
          <ChoiceChips name={name} options={toOptions(options, locale)} chosen={chosen[name]} />
        </div>
      </fieldset>
    )
  })
}
