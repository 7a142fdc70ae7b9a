import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from './icons.tsx'

export type NoticeTone = 'info' | 'success' | 'critical'

export type NoticeProps = {
  tone?: NoticeTone | undefined
  title?: ReactNode
  /** Set it when the notice appears after the page was read, so that screen readers announce it. */
  announce?: boolean | undefined
  children?: ReactNode
}

/** For lasting messages. Use a toast for passing ones. */
export function Notice({ tone = 'info', title, announce, children }: NoticeProps) {
  const Mark = tone === 'success' ? CheckIcon : AlertIcon
  return (
    <div
      className={`notice notice-${tone}`}
      {...(announce && { role: tone === 'critical' ? 'alert' : 'status' })}
    >
      <Mark className="mt-[0.15em] size-[1.25em] flex-none" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
