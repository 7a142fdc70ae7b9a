import type { ReactNode } from 'react'
import { brand } from '#site/brand.ts'
import { anchors } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { heroWide } from '#ui/engravings/index.ts'
import { Mark } from '#ui/engravings/mark.tsx'
import './gate.css'

type GateProps = {
  title?: string
  lead?: ReactNode
  wide?: boolean
  children?: ReactNode
}

export function Gate({ title, lead = brand.name, wide = false, children }: GateProps) {
  return (
    <div className={classNames('compact admin', !wide && 'gate')}>
      <main id={anchors.main} className={classNames('gate-form', wide && 'gate-wide')}>
        <p className="flex items-center gap-3 font-semibold">
          <Mark className="size-8 text-green-800" />
          {brand.shortName} <span className="font-normal text-soft">admin</span>
        </p>
        <div className="grid content-center gap-6">
          {title && (
            <div className="grid gap-2">
              <h1>{title}</h1>
              <p className="text-soft">{lead}</p>
            </div>
          )}
          {children}
        </div>
        <p className="text-small text-soft">For the people of {brand.shortName} only.</p>
      </main>
      {!wide && <img {...heroWide} alt="" className="gate-art" />}
    </div>
  )
}
