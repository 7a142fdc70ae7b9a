import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

/** `apply` is amber, only for starting or sending an application. */
export type ButtonVariant = 'apply' | 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'regular' | 'small' | 'icon'

export type Look = {
  variant?: ButtonVariant | undefined
  /** 52 px tall, or 44 px for `small` and the square `icon`. */
  size?: ButtonSize | undefined
}

export function buttonClass({ variant = 'primary', size = 'regular' }: Look, className?: string) {
  return classNames('button', `button-${variant}`, size !== 'regular' && `button-${size}`, className)
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Replaces the label while set; presses are ignored. */
    busy?: string | false | undefined
  }

export function Button({ variant, size, busy, className, children, onClick, ...rest }: ButtonProps) {
  // Not `disabled` while busy: that would drop the keyboard focus, and the person waiting would lose their place.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      className={buttonClass({ variant, size }, className)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? (
        <span className="button-swap">
          <span className="invisible" aria-hidden="true">
            {children}
          </span>
          <span>{busy}</span>
        </span>
      ) : (
        children
      )}
    </button>
  )
}

export type ButtonAnchorProps = ComponentProps<'a'> & Look

export function ButtonAnchor({ variant, size, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  )
}
