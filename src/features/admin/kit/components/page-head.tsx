import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** One line at most. */
  about?: ReactNode
  /** Holds at most one main button. */
  children?: ReactNode
}

export function PageHead({ title, about, children }: PageHeadProps) {
  return (
    <header className="k-head">
      <h1>{title}</h1>
      {about && <p>{about}</p>}
      {children && <div className="k-end">{children}</div>}
    </header>
  )
}
