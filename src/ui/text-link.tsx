import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { ExternalIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export function TextLink(props: LinkProps) {
  return <Link {...props} />
}

/** Leaves the site in a new tab and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalIcon className="ml-1 inline size-[0.8em]" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
