import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { ExternalIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { useWords } from './locale.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { uiWords } from './words.ts'

export function TextLink(props: LinkProps) {
  return <Link {...props} />
}

export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  const words = useWords(uiWords)
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalIcon className="ml-1 inline size-[0.8em]" />
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </a>
  )
}
