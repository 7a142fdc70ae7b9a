import { fileShortcuts } from '#features/applications/file/components/admin/file-shortcuts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { shortcuts } from './shortcuts.ts'

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <p className="mb-4 text-soft">
        They count while you are not typing. A digit changes what is selected, or else the application in
        focus. In an open file, j and k turn to the next one and the one before.
      </p>
      <Keys keys={shortcuts} />
      <h3 className="mt-6 mb-2">In an open file</h3>
      <Keys keys={fileShortcuts} />
    </Dialog>
  )
}

function Keys({ keys: all }: { keys: readonly { keys: string; does: string }[] }) {
  return (
    <dl className="desk-keys">
      {all.map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
