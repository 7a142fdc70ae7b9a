import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { Glyph, type GlyphName } from './glyph.tsx'

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'variant' | 'size' | 'busy'> & {
  /** Read aloud, and shown by the browser after a moment. */
  label: string
  glyph: GlyphName
}

export function IconButton({ label, glyph, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant="quiet" size="icon" aria-label={label} title={label}>
      <Glyph name={glyph} />
    </Button>
  )
}
