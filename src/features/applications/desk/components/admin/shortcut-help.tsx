import { Dialog } from '#ui/dialog.tsx'
import { shortcuts } from './shortcuts.ts'

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <p className="mb-4 text-soft">
        They count while you are not typing. A digit changes what is selected, or else the application in
        focus. In the details, j and k turn the pages.
      </p>
      <dl className="desk-keys">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
