import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** The way back. */
  before?: ReactNode
  /** One line at most. */
  about?: ReactNode
  /** Holds at most one main button. */
  children?: ReactNode
}

export function PageHead({ title, before, about, children }: PageHeadProps) {
  return (
    <header className="k-head">
      {before}
      <h1>{title}</h1>
      {about && <p>{about}</p>}
      {children && <div className="k-end">{children}</div>}
    </header>
  )
}
