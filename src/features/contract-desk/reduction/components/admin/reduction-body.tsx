import { Empty } from '#features/admin/kit/components/empty.tsx'
import { RefusalNote } from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { GivenAnswer } from './given-answer.tsx'
import { OurAnswer } from './our-answer.tsx'
import { SimilarCases } from './similar-cases.tsx'
import { TheirSheet } from './their-sheet.tsx'
import type { useReductionActs } from './use-reduction.ts'
import './reduction.css'

type ReductionBodyProps = { page: DeskReduction; acts: ReturnType<typeof useReductionActs> }

export function ReductionBody({ page, acts }: ReductionBodyProps) {
  const { reduction } = page
  if (!reduction)
    return (
      <Empty title="Nobody has asked for less.">
        The firm asks on its page, with a distribution sheet. A person without counsel does on the case page.
      </Empty>
    )
  const { draft, refusal, isOpen, withdraw, accept, refuseSignature } = acts
  return (
    <>
      <RefusalNote refusal={refusal} title="Not done." />
      <div className="reduction-columns">
        <TheirSheet page={page} reduction={reduction} />
        {isOpen ? (
          <OurAnswer page={page} reduction={reduction} draft={draft} refusal={refusal} />
        ) : (
          <GivenAnswer
            page={page}
            reduction={reduction}
            onWithdraw={withdraw}
            onAccept={accept}
            onRefuse={refuseSignature}
          />
        )}
      </div>
      <SimilarCases page={page} />
    </>
  )
}
