import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { ArrowRightIcon } from './icons.tsx'
import { Link } from './link.tsx'

export function Card({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames('card on-sheet', className)}>{children}</div>
}

export type LinkCardProps = {
  to: LinkProps['to']
  title: ReactNode
  heading?: 'h2' | 'h3' | 'h4' | undefined
  className?: string | undefined
  children?: ReactNode
}

/** All of it can be pressed, but only the title names the link. */
export function LinkCard({ to, title, heading: Heading = 'h3', className, children }: LinkCardProps) {
  return (
    <article className={classNames('link-card', className)}>
      <Heading className="link-card-title">
        <Link to={to}>{title}</Link>
        <ArrowRightIcon />
      </Heading>
      {children}
    </article>
  )
}
