import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Glyph, type GlyphName } from './glyph.tsx'

type Icon = {
  /** Read aloud, and shown by the browser after a moment. */
  label: string
  /** Shown instead, for example with the key that presses it. */
  title?: string
  glyph: GlyphName
}

type IconButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'variant' | 'size' | 'busy' | 'title'
> &
  Icon

export function IconButton({ label, glyph, title = label, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant="quiet" size="icon" aria-label={label} title={title}>
      <Glyph name={glyph} />
    </Button>
  )
}

type IconLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'children' | 'variant' | 'size' | 'title'> & Icon

export function IconLink({ label, glyph, title = label, ...rest }: IconLinkProps) {
  return (
    <ButtonLink {...rest} variant="quiet" size="icon" aria-label={label} title={title}>
      <Glyph name={glyph} />
    </ButtonLink>
  )
}
