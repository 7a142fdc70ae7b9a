import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

/** With its title on a line of its own. */
export { Notice } from '#ui/notice.tsx'

type NoteProps = {
  tone?: 'stop' | 'calm' | 'plain'
  title?: ReactNode
  /** A bare button that puts it right. */
  action?: ReactNode
  /** Set it when the note appears after the screen was read. */
  announce?: boolean
  children?: ReactNode
}

const tones = { stop: 'notice-critical', calm: 'notice-info', plain: 'k-note-plain' }

export function Note({ tone = 'stop', title, action, announce = false, children }: NoteProps) {
  return (
    <div
      className={classNames('notice k-note', tones[tone])}
      {...(announce && { role: tone === 'stop' ? 'alert' : 'status' })}
    >
      <div>
        {title && <b>{title}</b>} {children}
      </div>
      {action}
    </div>
  )
}
