import { Link, type LinkProps } from 'react-router'
import { Glyph } from './glyph.tsx'

type ChipProps = {
  field: string
  value: string
  isNot?: boolean
  onOpen?: () => void
  onRemove?: () => void
}

/** One condition. Press it to change it, the cross or Backspace to remove it. */
export function Chip({ field, value, isNot = false, onOpen, onRemove }: ChipProps) {
  const words = (
    <>
      <i>{field}</i>
      <span>
        {isNot && 'not '}
        <b>{value}</b>
      </span>
    </>
  )
  return (
    <span className="k-chip">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && onRemove?.()}
        >
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove filter ${field} ${isNot ? 'not ' : ''}${value}`}
          onClick={onRemove}
        >
          <Glyph name="close" />
        </button>
      )}
    </span>
  )
}

/** A condition that the address holds. Following it removes it. */
export function ChipLink({ label, ...rest }: Omit<LinkProps, 'children'> & { label: string }) {
  return (
    <Link {...rest} aria-label={`Remove filter: ${label}`} className="k-chip">
      <span>{label}</span>
      <Glyph name="close" />
    </Link>
  )
}
