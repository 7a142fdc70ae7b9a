import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { CorrectionWords } from '#features/corrections/components/admin/correction-history.tsx'
import { useCorrections } from '#features/corrections/components/admin/correction-queries.ts'
import type { Firm } from '#features/firms/counsel/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { formatDay } from '#site/staff-format.ts'
import { listCaseLines, type Phrase } from '../../content.ts'
import { CorrectButton } from './application-answers.tsx'

type CaseLinesProps = { application: ApplicationDetail; firm: Firm | undefined; onCorrect: () => void }

export function CaseLines({ application, firm, onCorrect }: CaseLinesProps) {
  return (
    <section aria-labelledby="case-title" id="file-case">
      <SectionHead
        level={3}
        id="case-title"
        title="The case"
        about={`as answered ${formatDay(application.submittedAt)}`}
      >
        <CorrectButton onPress={onCorrect} />
      </SectionHead>
      <dl className="k-facts">
        {listCaseLines(application, firm).map(({ label, said, firm: ofFirm }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Phrases phrases={said} />
              {said.length === 0 && ofFirm.length === 0 && <span className="k-quiet">Not answered</span>}
              {ofFirm.length > 0 && (
                <span className="block text-soft">
                  The firm: <Phrases phrases={ofFirm} />
                </span>
              )}
            </dd>
          </div>
        ))}
        <Corrected applicationId={application.id} />
      </dl>
    </section>
  )
}

const Phrases = ({ phrases }: { phrases: readonly Phrase[] }) =>
  phrases.map(({ words, isRisk }) => (
    <span key={words} className={isRisk ? 'k-red font-semibold' : undefined}>
      {words}{' '}
    </span>
  ))

function Corrected({ applicationId }: { applicationId: string }) {
  const { data } = useCorrections(applicationId)
  const [latest] = data?.corrections ?? []
  if (!data || !latest) return null
  const fields = new Set(data.corrections.map(({ field }) => field))
  return (
    <div>
      <dt>Corrected</dt>
      <dd>
        <details className="k-small">
          <summary>
            {fields.size === 1 ? latest.label : `${fields.size} answers`}, {formatDay(latest.correctedAt)}
          </summary>
          <ol className="grid gap-1 border-l-2 border-rule pl-2.5">
            {data.corrections.map((correction) => (
              <CorrectionWords key={correction.id} correction={correction} named />
            ))}
          </ol>
        </details>
      </dd>
    </div>
  )
}
