import type { Progress } from '../../schema.ts'
import { describeDocuments } from './progress-words.ts'

/** "2/5", with a hatched square while a document waits for a verdict. */
export function DocumentsMark({ documents }: Pick<Progress, 'documents'>) {
  if (!documents) return <span className="desk-quiet">–</span>
  const { accepted, asked, toJudge } = documents
  return (
    <span className="desk-docs" title={describeDocuments(documents)}>
      <span className="sr-only">{describeDocuments(documents)}</span>
      <span aria-hidden="true">
        {toJudge > 0 && (
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2.75 2.75h10.5v10.5H2.75zM3 5.6h10M3 8h10M3 10.4h10" />
          </svg>
        )}
        {accepted}/{asked}
      </span>
    </span>
  )
}
