import { Fragment } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { KeyHint } from '#features/admin/kit/components/keys.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import { kindOf, type ValueLineName, type ValueSection } from '../../schema/lines.ts'
import { LineEditor } from './line-editor.tsx'
import { sectionTitles } from './line-words.ts'
import { SheetLineRow } from './sheet-line-row.tsx'
import type { SheetRow } from './sheet-rows.ts'
import type { Source } from './source-field.tsx'
import { conflictOf, type Sheet } from './use-sheet.ts'
import './lines.css'

type ValueSheetProps = {
  sheet: Sheet
  /** The client's first name. */
  client: string
  about: string
  /** What is said beside the title of a section: "$68,297 in all". */
  notes: Partial<Record<ValueSection, string>>
  sources: readonly Source[]
  isReadOnly: boolean
  onSource: (documentId: string, page: number | null) => void
  /** Turns the pages of the document beside, from a field. */
  onTurn: (by: number) => void
}

const addLabels: Partial<Record<ValueLineName, string>> = {
  coverage: 'Add a policy',
  injury: 'Add an injury',
  'other-loss': 'Add other losses',
  'costs-low': 'Add costs of the low case',
  'costs-high': 'Add costs of the high case',
  lien: 'Add a lien',
  earlier: 'Add a prior funder',
}

/** Every figure with where it comes from and who said so. */
export function ValueSheet(props: ValueSheetProps) {
  const { sheet, client, about, notes, isReadOnly } = props
  return (
    <section aria-labelledby="value-sheet">
      <SectionHead id="value-sheet" title="The sheet" about={about}>
        {!isReadOnly && (
          <p className="k-small value-keys">
            <KeyHint keys={['Tab']}>next</KeyHint> <KeyHint keys={['Enter']}>change</KeyHint>
          </p>
        )}
      </SectionHead>
      <Figures className="value-lines" caption={`What ${client}’s case is worth, line by line`}>
        <colgroup>
          <col className="value-col-name" />
          <col className="value-col-figure" />
          <col className="value-col-words" />
          <col className="value-col-who" />
        </colgroup>
        {sheet.sections.map(({ section, rows, adds }) => (
          <tbody key={section}>
            <tr className="value-section">
              <th scope="rowgroup" colSpan={2}>
                {sectionTitles[section]}
              </th>
              <td colSpan={2}>{notes[section]}</td>
            </tr>
            {rows.map((row) => (
              <Fragment key={row.key}>{rowOf(row, props)}</Fragment>
            ))}
            {!isReadOnly && adds.length > 0 && (
              <tr className="value-adds">
                <td colSpan={4}>
                  {adds.map((name) => (
                    <Button key={name} kind="bare" className="value-add" onClick={() => sheet.add(name)}>
                      {addLabels[name] ?? `Add ${kindOf(name).label}`}
                    </Button>
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </Figures>
    </section>
  )
}

/** What couldn't be saved stays open, so that nobody takes it for saved. */
function rowOf(row: SheetRow, { sheet, client, sources, isReadOnly, onSource, onTurn }: ValueSheetProps) {
  const draft = sheet.drafts[row.key]
  const isActive = sheet.active?.key === row.key
  const isOpen = isActive || (draft !== undefined && draft.state.kind !== 'saving')
  if (isReadOnly || !isOpen) {
    const open = isReadOnly ? undefined : () => sheet.open(row.key)
    const isSaving = draft?.state.kind === 'saving'
    const typed = sheet.typedLine(row.key)
    return <SheetLineRow {...{ row, client, sources, isSaving, typed, onSource }} onOpen={open} />
  }
  const cell = isActive ? sheet.active?.cell : undefined
  const isConflict = draft !== undefined && conflictOf(draft, row.line)
  return <LineEditor {...{ row, client, sheet, draft, cell, isConflict, sources, onSource, onTurn }} />
}
