import { statusOf } from '#domain/application-status.ts'
import { correctableFields, itemLabels } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { brand } from '#site/brand.ts'
import { formatDate } from '#site/format.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useLocale } from '#ui/locale.tsx'
import { TypedText } from '#ui/typed-text.tsx'
import { pageWords } from '../content/words.ts'
import type { Case } from '../schema.ts'
import type { CaseCalls } from './case-calls.ts'
import { ContactRow, type Fixing } from './contact-row.tsx'

type AboutYouProps = {
  visible: Case
  calls: CaseCalls
  /** Then there are no documents whose labels need explaining. */
  asksNothing: boolean
  address: string
  fixing: Fixing | undefined
  onNews: () => Promise<unknown>
}

export function AboutYou({ visible, calls, asksNothing, address, fixing, onNews }: AboutYouProps) {
  const locale = useLocale()
  const { about: words } = pageWords[locale]
  const { contact, answers, told: parties } = visible
  const dayOf = (moment: string) =>
    formatDate(moment, { dateStyle: 'long', timeZone: brand.openHours.timeZone }, locale)
  const fields = correctableFields.filter(({ value }) => contact[value] !== null)
  return (
    <section aria-labelledby="about-title" className="mt-14">
      <h2 id="about-title" className="text-title">
        {words.title}
      </h2>
      <dl className="mt-3 border-t border-rule-strong">
        {fields.map(({ value: field }) => (
          <ContactRow
            key={field}
            field={field}
            value={contact[field] ?? ''}
            isFixed={statusOf(visible.status).isClosed || !visible.mayWrite}
            address={address}
            fixing={fixing?.field === field ? fixing : undefined}
            save={(value) => calls.fix(field, value)}
            onSaved={onNews}
          />
        ))}
      </dl>
      <div className="[&_summary]:items-center [&_summary]:border-b [&_summary]:border-rule [&_summary]:py-3 [&_summary]:font-sans [&_summary]:text-[1.0625rem] [&_summary]:text-green-800 [&_.disclosure-body]:pt-3">
        {answers.length > 0 && (
          <Disclosure summary={words.answers}>
            {answers.map(({ title, answers: rows }) => (
              <section key={title} className="mt-4 first:mt-0">
                <h3 className="text-lead">{title}</h3>
                <dl translate="no" className="hairlines mt-1 text-[1rem] leading-snug">
                  {rows.map(({ question, answer, corrected }) => (
                    <div key={question} className="py-2">
                      <dt className="font-sans text-small">{question}</dt>
                      <dd className="whitespace-pre-line text-ink wrap-anywhere">
                        <TypedText>{answer ?? words.noAnswer}</TypedText>
                      </dd>
                      {corrected && (
                        <dd className="whitespace-pre-line text-ink wrap-anywhere">
                          <span className="font-sans text-small">{words.corrected(dayOf(corrected.at))}</span>{' '}
                          <TypedText>{corrected.answer ?? words.noAnswer}</TypedText>
                        </dd>
                      )}
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </Disclosure>
        )}
        <Disclosure summary={words.told}>
          {parties.length === 0 ? (
            <p>{words.toldNobody}</p>
          ) : (
            <ul className="hairlines leading-snug">
              {parties.map(({ what, at }) => (
                <li key={`${what} ${at}`} className="py-2">
                  {words.toldFirm[what]} <span className="block font-sans text-small">{dayOf(at)}</span>
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
        {!asksNothing && (
          <Disclosure summary={words.words}>
            <dl className="hairlines leading-snug">
              {itemLabels.map(({ value }) => (
                <div key={value} className="py-2">
                  <dt className="font-sans text-small font-semibold text-ink">
                    {labelOf(itemLabels, value, locale)}
                  </dt>
                  <dd>{words.meanings[value]}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </div>
    </section>
  )
}
