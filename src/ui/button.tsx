import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'
import { buttonClass, type Look } from './plain-button.tsx'

/** These need no router, and the application’s form runs without one. */
export {
  Button,
  ButtonAnchor,
  type ButtonVariant,
} from './plain-button.tsx'

export type ButtonLinkProps = LinkProps & Look

/** Looks like a button, goes somewhere. For a phone number or a file use `ButtonAnchor`. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />
}
