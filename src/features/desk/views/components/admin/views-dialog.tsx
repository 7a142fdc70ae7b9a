import { Dialog } from '#ui/dialog.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { SaveView } from './save-view.tsx'
import { SavedViews } from './saved-views.tsx'

export function ViewsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Columns and views">
      <div className="grid gap-8">
        <SaveView onSaved={onClose} />
        <SavedViews />
        <ColumnChoice />
      </div>
    </Dialog>
  )
}
