import type { RefObject } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { PaperPage } from '#lib/papers/page/paper-page.tsx'
import { useContractPaper } from './contract-queries.ts'
import { sayDayOf } from './contract-words.ts'
import '#lib/papers/page/paper.css'

type ContractPaperProps = {
  applicationId: string
  contract: Contract
  part: number
  stage: RefObject<HTMLElement | null>
  isPrinting: boolean
  onPart: (part: number) => void
  onPdf: () => void
}

/** The words of the PDF, part by part. The code that proves reading is on the PDF alone. */
export function ContractPaper(props: ContractPaperProps) {
  const { applicationId, contract, part, stage, isPrinting, onPart, onPdf } = props
  const { data, error, refetch, isPlaceholderData } = useContractPaper(applicationId, contract)
  const parts = data?.paper.parts ?? []
  const at = Math.min(part, Math.max(0, parts.length - 1))
  const shown = parts[at]
  return (
    <section aria-labelledby="contract-paper" className="contract-leaf">
      <SectionHead id="contract-paper" title="The paper" about={sayPaper(contract)}>
        <IconButton
          label="Previous part"
          title="Previous part (←)"
          glyph="left"
          aria-keyshortcuts="ArrowLeft"
          aria-disabled={at === 0}
          onClick={() => onPart(at - 1)}
        />
        {shown && (
          <span className="k-small" role="status">
            Part {at + 1} of {parts.length}
          </span>
        )}
        <IconButton
          label="Next part"
          title="Next part (→)"
          glyph="right"
          aria-keyshortcuts="ArrowRight"
          aria-disabled={at >= parts.length - 1}
          onClick={() => onPart(at + 1)}
        />
        <Button kind="bare" keys="p" aria-keyshortcuts="p" busy={isPrinting && 'Printing…'} onClick={onPdf}>
          PDF
        </Button>
      </SectionHead>
      {error && !data && (
        <LoadFailure
          title="The paper could not be read"
          error={error}
          fallback="Please try again."
          onRetry={refetch}
        />
      )}
      {!data && !error && <Wait>Loading the paper…</Wait>}
      {data && shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and somebody without a pointer has to get into it.
        <section ref={stage} className="contract-stage" tabIndex={0} aria-label={shown.title}>
          <div className="contract-sheet" data-old={isPlaceholderData ? '' : undefined}>
            <PaperPage paper={{ ...data.paper, parts: [shown] }} under="h1" />
          </div>
        </section>
      )}
    </section>
  )
}

function sayPaper({ version, status, papers, template }: Contract): string {
  const [sealed] = papers
  if (sealed) return `version ${version}, sealed ${sayDayOf(sealed.madeAt)}`
  const words = template.isConfirmed ? '' : ', words not confirmed'
  return status === 'drafted'
    ? `version ${version}, form ${template.version}${words}`
    : `version ${version}, never sent`
}
