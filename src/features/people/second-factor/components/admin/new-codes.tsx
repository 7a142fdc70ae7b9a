import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { brand } from '#site/brand.ts'
import { CopyButton } from './copy-button.tsx'

export function NewCodes({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      title="Your recovery codes"
      actions={<Button onClick={onClose}>I’ve kept them</Button>}
    >
      {codes && (
        <div className="grid gap-4">
          <p>
            Each opens the desk once when your phone and keys are gone. We show them only now: print them or
            write them down, and keep them apart from this computer.
          </p>
          <ol aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 font-mono">
            {codes.map((code) => (
              <li key={code} className="border-t border-rule py-2">
                {code}
              </li>
            ))}
          </ol>
          <CopyButton
            text={[`${brand.name} recovery codes`, ...codes].join('\n')}
            done="Copied to the clipboard."
          >
            Copy the codes
          </CopyButton>
        </div>
      )}
    </Dialog>
  )
}
