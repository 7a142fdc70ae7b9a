import { labelOf } from '#domain/choice.ts'
import { formatMoment } from '#site/format.ts'
import { emailLink, phoneLink } from '#site/paths.ts'
import { firmQuestions } from '../../content.ts'
import type { Firm } from '../../schema.ts'
import '#features/admin/components/answers.css'

export function FirmAnswers({ firm }: { firm: Firm }) {
  const { answers, representation, acknowledgedAt } = firm
  const { contactName, contactWay } = answers
  const link = contactWay.includes('@') ? emailLink(contactWay) : phoneLink(contactWay)
  return (
    <section aria-labelledby="firm-answers-title" className="grid gap-3">
      <h3 id="firm-answers-title">What the firm told us</h3>
      <dl className="answers">
        {representation === 'yes' &&
          firmQuestions.map(({ name, label, options }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{answers[name] ? labelOf(options, answers[name]) : <NotAnswered />}</dd>
            </div>
          ))}
        <div>
          <dt>Talk to</dt>
          <dd>
            {contactName || contactWay ? (
              <>
                {contactName}
                {contactName && contactWay && ', '}
                {contactWay && <a href={link}>{contactWay}</a>}
              </>
            ) : (
              <NotAnswered />
            )}
          </dd>
        </div>
        {acknowledgedAt && (
          <div>
            <dt>Acknowledged the request</dt>
            <dd>{formatMoment(acknowledgedAt)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const NotAnswered = () => <span className="text-soft">Not answered</span>
