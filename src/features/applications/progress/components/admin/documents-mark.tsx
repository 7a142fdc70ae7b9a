import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import type { Progress } from '../../schema.ts'
import { describeDocuments } from './progress-words.ts'

/** "2/5", with a hatched square while a document waits for a verdict. */
export function DocumentsMark({ documents }: Pick<Progress, 'documents'>) {
  if (!documents) return <span className="k-quiet">–</span>
  const { accepted, asked, toJudge } = documents
  return (
    <span title={describeDocuments(documents)}>
      <span className="sr-only">{describeDocuments(documents)}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1 [&>svg]:size-3">
        {toJudge > 0 && <SquareMark state="received" />} {accepted}/{asked}
      </span>
    </span>
  )
}
