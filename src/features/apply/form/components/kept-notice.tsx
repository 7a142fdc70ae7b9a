import type { ReactNode } from 'react'
import { DeviceQuestion } from '#features/apply/drafts/components/device-question.tsx'
import type { DeviceOwner } from '#lib/browser-store/own-device.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { wizardWords } from '../content/wizard.ts'
import { StartOver } from './start-over.tsx'

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
