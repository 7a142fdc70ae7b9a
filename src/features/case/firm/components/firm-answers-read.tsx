import { representations } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { CaseItems } from '#features/documents/checklist/components/case-items.tsx'
import { byItem } from '#features/documents/files/components/upload-channels.ts'
import { firmQuestions } from '#features/firms/counsel/content.ts'
import { useLocale } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'

/** For co-counsel: what the sheet asks, as it was answered. */
export function FirmAnswersRead({ page }: { page: OpenFirmPage }) {
  const locale = useLocale()
  const words = firmWords[locale]
  const { representation, answers, items } = page
  const rows = [
    {
      name: 'representation',
      question: words.heading(page.client.name),
      answer: representation && labelOf(representations, representation, locale),
    },
    ...firmQuestions.map(({ name, question, options }) => ({
      name,
      question: question[locale],
      answer: options.find(({ value }) => value === answers[name])?.label[locale],
    })),
  ]
  return (
    <section
      aria-labelledby="firm-read"
      className="on-sheet -mx-2 mt-5 rounded-md border border-rule px-3.5 py-6 lg:m-0 lg:px-11 lg:py-9"
    >
      <h2 id="firm-read" className="text-h3">
        {words.readHeading}
      </h2>
      <p className="mt-1 font-sans text-small text-soft">{words.readHelp}</p>
      <dl className="hairlines mt-4">
        {rows.map(({ name, question, answer }) => (
          <div key={name} className="py-3">
            <dt className="font-sans text-small text-soft">{question}</dt>
            <dd>{answer || words.open}</dd>
          </div>
        ))}
      </dl>
      {items.length > 0 && (
        <CaseItems items={items} send={(id) => byItem('', id, locale)} onNews={async () => {}} isReadOnly />
      )}
    </section>
  )
}
