import { Button } from '#features/admin/kit/components/button.tsx'
import { sayShort, sayWho, sayWords } from './line-words.ts'
import type { SheetRow } from './sheet-rows.ts'
import type { Sheet } from './use-sheet.ts'

/** Somebody else changed the same line. Both stand here until one is chosen. */
export function LineConflict({ row, sheet }: { row: SheetRow; sheet: Sheet }) {
  const { line } = row
  return (
    <div className="value-conflict" role="alert">
      {line ? (
        <p>
          <b>{sayWho(line)}:</b> {[sayShort(line), sayWords(line)].filter(Boolean).join(', ')}
        </p>
      ) : (
        <p>Somebody took this line off the sheet while you typed.</p>
      )}
      <Button kind="line" onClick={() => sheet.keepMine(row)}>
        Keep mine
      </Button>
      <Button kind="line" onClick={() => sheet.takeTheirs(row)}>
        Take theirs
      </Button>
    </div>
  )
}
