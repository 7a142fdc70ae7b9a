import type { ReactNode } from 'react'

export type Ground = 'on-paper' | 'on-sheet' | 'on-tint' | 'on-green'

export function Specimen({
  title,
  ground = 'on-paper',
  children,
}: {
  title: string
  ground?: Ground
  children: ReactNode
}) {
  return (
    <section className={`gallery-section ${ground}`}>
      <div className="page-width">
        <div className="oxford">
          <h2>{title}</h2>
        </div>
        {children}
      </div>
    </section>
  )
}

export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gallery-stack">
      <p className="gallery-name">{name}</p>
      {children}
    </div>
  )
}
