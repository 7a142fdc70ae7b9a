import type { ReactNode } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { titleOf } from '../../schema/figure-words.ts'
import { kindOf, type SheetLine } from '../../schema/lines.ts'
import { sayShort, sayWho, sayWords, told } from './line-words.ts'
import type { SheetRow } from './sheet-rows.ts'
import { sayMoney } from './sheet-words.ts'
import { type Source, SourceLink } from './source-field.tsx'

type SheetLineRowProps = {
  row: SheetRow
  client: string
  sources: readonly Source[]
  isSaving: boolean
  /** As it is on its way to be saved. */
  typed: SheetLine | undefined
  /** Undefined on a closed version. */
  onOpen: (() => void) | undefined
  onSource: (documentId: string, page: number | null) => void
}

/** A line at rest. Pressing anywhere on it opens it. */
export function SheetLineRow({ row, client, sources, isSaving, typed, onOpen, onSource }: SheetLineRowProps) {
  const { name, key } = row
  const line = (isSaving && typed) || row.line
  const title = line ? titleOf(line) : kindOf(name).label
  const shown = name === 'liability-own' ? client : title
  const isOurs = name === 'ours' && !line
  const figure = isOurs ? sayMoney(0) : line && sayShort(line)
  const isFunder = name === 'earlier' && line !== undefined && line.figure.amount !== 0
  const who = isSaving ? 'Saving…' : isOurs ? told.ledger : row.line && sayWho(row.line)
  const nothingOut = isOurs && 'Nothing is out on this claim'
  const isPaperGone = !isSaving && row.line?.goneDocumentId != null
  const words: ReactNode =
    nothingOut || (line && <Words {...{ line, sources, onSource, isFunder, isPaperGone }} />)
  const hasWords = nothingOut || (line && (isFunder || isPaperGone || line.documentId || sayWords(line)))
  return (
    <tr data-line={key} data-empty={line ? undefined : ''}>
      <th scope="row">
        <span className={classNames(isFunder && 'k-red font-semibold')}>{shown}</span>
        <span className="value-said">
          {words}
          {hasWords && who && '; '}
          {who}
        </span>
      </th>
      <td className="value-figure">
        {onOpen ? (
          <Button
            kind="bare"
            className="value-cell k-cover"
            aria-label={`${shown}: ${figure || (line && sayWords(line)) || 'nothing yet'}`}
            data-open-line={key}
            onClick={onOpen}
          >
            {figure || (line ? '' : <span aria-hidden="true">·</span>)}
          </Button>
        ) : (
          figure
        )}
      </td>
      <td className="value-words">{words}</td>
      <td className="value-who">{who}</td>
    </tr>
  )
}

type WordsProps = Pick<SheetLineRowProps, 'sources' | 'onSource'> & {
  line: SheetLine
  isFunder: boolean
  isPaperGone: boolean
}

function Words({ line, isFunder, isPaperGone, sources, onSource }: WordsProps) {
  const words = sayWords(line)
  return (
    <>
      {isFunder && <b className="k-red font-semibold">Prior funder. </b>}
      {words}
      {isPaperGone && (
        <>
          {words && '; '}
          <i>its document was deleted</i>
        </>
      )}
      {line.documentId && (
        <>
          {words && '; '}
          <SourceLink documentId={line.documentId} page={line.page} sources={sources} onOpen={onSource} />
        </>
      )}
    </>
  )
}
