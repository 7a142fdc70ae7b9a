import { useCorrections } from '#features/applications/corrections/components/admin/correction-queries.ts'
import type { Firm } from '#features/applications/firm/schema.ts'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { correctableFields } from '#site/choices/case-file.ts'
import { labelOf } from '#site/choices/choice.ts'
import { formatDay } from '#site/format.ts'
import { listCaseLines, type Phrase } from '../../content.ts'

type CaseLinesProps = { application: ApplicationDetail; firm: Firm | undefined }

/** The case as an underwriter reads it. Every answer in its own words stands further down. */
export function CaseLines({ application, firm }: CaseLinesProps) {
  return (
    <section aria-labelledby="case-title" id="file-case">
      <div className="file-section-head">
        <h3 id="case-title">The case</h3>
        <span className="file-count">as answered {formatDay(application.submittedAt)}</span>
      </div>
      <dl className="file-lines">
        {listCaseLines(application, firm).map(({ label, said, firm: ofFirm }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Phrases phrases={said} />
              {said.length === 0 && ofFirm.length === 0 && <span className="file-missing">Not answered</span>}
              {ofFirm.length > 0 && (
                <span className="file-of-firm">
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
    <span key={words} className={isRisk ? 'file-phrase file-risk' : 'file-phrase'}>
      {words}{' '}
    </span>
  ))

/** What the person corrected on the case page, with what stood there before. */
function Corrected({ applicationId }: { applicationId: string }) {
  const { data } = useCorrections(applicationId)
  if (!data || data.corrections.length === 0) return null
  return (
    <div>
      <dt>Corrected</dt>
      <dd>
        {data.corrections.map(({ id, field, old, new: corrected, correctedAt }) => (
          <span key={id} className="file-phrase file-corrected">
            {labelOf(correctableFields, field)}: {old && <del>{old}</del>} {corrected}{' '}
            <small>({formatDay(correctedAt)})</small>
          </span>
        ))}
      </dd>
    </div>
  )
}
