import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { paths } from '#site/paths.ts'
import { ReductionBody } from './reduction-body.tsx'
import { ReductionFacts } from './reduction-facts.tsx'
import { MainButton } from './reduction-screen.tsx'
import { sayStatus } from './reduction-words.ts'
import { useReductionActs } from './use-reduction.ts'

type BooksReductionProps = { file: Ledger['file']; page: DeskReduction }

/** As a bookkeeper sees it: the request, and nothing of the file. */
export function BooksReduction({ file, page }: BooksReductionProps) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpen(heading)
  const navigate = useNavigate()
  const acts = useReductionActs(file.id, page)
  return (
    <article className="file file-page on-sheet ledger-page" aria-labelledby={title}>
      <header className="file-head">
        <div className="file-top">
          <IconButton
            label="Back to the ledger"
            glyph="back"
            onClick={() => void navigate(paths.adminApplicationLedger(file.id))}
          />
          <h2 id={title} ref={heading} tabIndex={-1} className="k-title">
            {file.name}
          </h2>
          <span className="k-small sheet-reference">{file.reference}</span>
        </div>
        <ReductionFacts page={page} file={file} />
        <div className="k-bar k-share file-doing">
          <span className="file-due">{sayStatus(page)}</span>
          <MainButton acts={acts} />
        </div>
      </header>
      <div className="file-body ledger-body" data-alone>
        <div className="file-record">
          <ReductionBody page={page} acts={acts} />
        </div>
      </div>
    </article>
  )
}
