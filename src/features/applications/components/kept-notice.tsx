import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { wizardWords } from '../content/wizard.ts'

type KeptNoticeProps = { isKept: boolean; onLeave: () => void; onStartOver: () => void }

/** Where the answers are until they are sent, and the two ways out. */
export function KeptNotice({ isKept, onLeave, onStartOver }: KeptNoticeProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-8 border-t border-rule pt-4">
      <p className="font-sans text-small text-soft">{isKept ? wizardWords.kept : wizardWords.notKept}</p>
      <div className="-mx-[1.1rem] mt-1 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={onLeave}>
          {wizardWords.backToRoles}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {wizardWords.startOver}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={wizardWords.startOverQuestion}
        actions={
          <>
            <Button variant="danger" onClick={onStartOver}>
              {wizardWords.startOverConfirm}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {wizardWords.startOverCancel}
            </Button>
          </>
        }
      >
        <p>{wizardWords.startOverDetail}</p>
      </Dialog>
    </div>
  )
}
