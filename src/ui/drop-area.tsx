import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'

type DropAreaProps = { className: string; onDrop: (files: File[]) => void; children: ReactNode }

/** Takes files that somebody drops on it. A button in it does the same by keyboard. */
export function DropArea({ className, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={classNames('border-dashed', isOver ? 'border-brand' : 'border-rule-strong', className)}
      data-drop
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
