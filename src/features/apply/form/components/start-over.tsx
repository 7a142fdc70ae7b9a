import { type ReactNode, useState } from 'react'
import { DeviceQuestion } from '#features/apply/drafts/components/device-question.tsx'
import type { DeviceOwner } from '#lib/browser-store/own-device.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useWords } from '#ui/locale.tsx'
import { wizardWords } from '../content/wizard.ts'

type StartOverProps = { onConfirm: () => void; className?: string | undefined }

/** One tap must not cost someone their answers. */
export function StartOver({ onConfirm, className }: StartOverProps) {
  const words = useWords(wizardWords)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" className={className} onClick={() => setAsking(true)}>
        {words.startOver}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.startOverQuestion}
        actions={
          <>
            <Button variant="danger" onClick={onConfirm}>
              {words.startOverConfirm}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {words.startOverCancel}
            </Button>
          </>
        }
      >
        <p>{words.startOverDetail}</p>
      </Dialog>
    </>
  )
}

type KeptNoticeProps = {
  isKept: boolean
  owner: DeviceOwner | undefined
  onOwner: (owner: DeviceOwner) => void
  moving: ReactNode
  onLeave: () => void
  onStartOver: () => void
}

export function KeptNotice({ isKept, owner, onOwner, moving, onLeave, onStartOver }: KeptNoticeProps) {
  const words = useWords(wizardWords)
  return (
    <div className="mt-8 border-t border-rule pt-4">
      {isKept ? (
        <DeviceQuestion owner={owner} onAnswer={onOwner} />
      ) : (
        <p className="font-sans text-small text-soft">{words.notKept}</p>
      )}
      <div className="-mr-[min(1.1rem,5vw)] -ml-[1.1rem] mt-2 flex flex-wrap">
        {moving}
        <Button variant="quiet" size="small" onClick={onLeave}>
          {words.backToRoles}
        </Button>
        <StartOver onConfirm={onStartOver} />
      </div>
    </div>
  )
}
