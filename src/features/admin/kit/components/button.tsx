import type { ComponentProps, MouseEvent } from 'react'
import {
  type ButtonVariant,
  ButtonAnchor as PlainAnchor,
  Button as PlainButton,
  ButtonLink as PlainLink,
} from '#ui/button.tsx'
import { KeyCap } from './keys.tsx'

/** One `main` on a screen; a dialog has its own. `start` is amber and only starts an application. */
export type ButtonKind = 'main' | 'line' | 'bare' | 'stop' | 'start'

const variants: Record<ButtonKind, ButtonVariant> = {
  main: 'primary',
  line: 'outline',
  bare: 'quiet',
  stop: 'danger',
  start: 'apply',
}

type Look = {
  kind?: ButtonKind | undefined
  /** The key that presses it, for example "Ctrl Enter". */
  keys?: string | undefined
  /** Square, for a drawing with an `aria-label`. */
  size?: 'icon' | undefined
}

export type ButtonProps = Omit<ComponentProps<typeof PlainButton>, 'variant' | 'size'> &
  Look & {
    /** What the button waits for. It stays reachable, says this, and ignores presses. */
    off?: string | false | undefined
  }

export function Button({ kind = 'main', keys, off, onClick, children, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <PlainButton
      {...rest}
      variant={variants[kind]}
      onClick={press}
      {...(off && { 'aria-disabled': true, 'aria-description': off, title: off })}
    >
      {children}
      {keys && <KeyCap>{keys}</KeyCap>}
    </PlainButton>
  )
}

type ButtonLinkProps = Omit<ComponentProps<typeof PlainLink>, 'variant' | 'size'> & Look

export function ButtonLink({ kind = 'main', keys, children, ...rest }: ButtonLinkProps) {
  return (
    <PlainLink {...rest} variant={variants[kind]}>
      {children}
      {keys && <KeyCap>{keys}</KeyCap>}
    </PlainLink>
  )
}

type ButtonAnchorProps = Omit<ComponentProps<typeof PlainAnchor>, 'variant' | 'size'> & Look

export function ButtonAnchor({ kind = 'main', keys, children, ...rest }: ButtonAnchorProps) {
  return (
    <PlainAnchor {...rest} variant={variants[kind]}>
      {children}
      {keys && <KeyCap>{keys}</KeyCap>}
    </PlainAnchor>
  )
}
