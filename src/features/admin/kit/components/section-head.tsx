import type { ReactNode } from 'react'

type SectionHeadProps = {
  title: ReactNode
  id?: string
  about?: ReactNode
  isRuled?: boolean
  /** 3 inside a dialog, whose title is the second. */
  level?: 2 | 3
  /** Bare buttons at the end of the line. */
  children?: ReactNode
}

export function SectionHead({ title, id, about, isRuled = false, level = 2, children }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="k-sec" data-ruled={isRuled || undefined}>
      <Heading id={id}>{title}</Heading>
      {about && <p className="k-small">{about}</p>}
      {children && <div className="k-end">{children}</div>}
    </div>
  )
}
