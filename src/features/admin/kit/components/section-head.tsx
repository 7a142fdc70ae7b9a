import type { ReactNode } from 'react'

type SectionHeadProps = {
  title: ReactNode
  id?: string
  about?: ReactNode
  isRuled?: boolean
  /** Bare buttons at the end of the line. */
  children?: ReactNode
}

export function SectionHead({ title, id, about, isRuled = false, children }: SectionHeadProps) {
  return (
    <div className="k-sec" data-ruled={isRuled || undefined}>
      <h2 id={id}>{title}</h2>
      {about && <p className="k-small">{about}</p>}
      {children && <div className="k-end">{children}</div>}
    </div>
  )
}
