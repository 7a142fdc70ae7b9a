import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Table as PlainTable } from '#ui/table.tsx'

/** Rows that can be opened or chosen: `data-unread`, `data-cursor`, `data-selected`, `data-open`, `data-off`. */
export function Table({ className, ...rest }: ComponentProps<typeof PlainTable>) {
  return <PlainTable captionHidden {...rest} className={classNames('k-rows', className)} />
}

type RowsProps = {
  caption: string
  className?: string
  /** The last rows stay in sight, paler, until the next ones are here. */
  isOld?: boolean
  children: ReactNode
}

/** The rows of a screen that fills the window. They scroll in a `Scroll` under their head. */
export function Rows({ caption, className, isOld = false, children }: RowsProps) {
  return (
    <table className={classNames('table k-rows k-fixed', className)} data-old={isOld ? '' : undefined}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}

type FiguresProps = { caption: string; className?: string; children: ReactNode }

/** Figures that are read in columns, as wide as their place. Nothing in it scrolls or is chosen. */
export function Figures({ caption, className, children }: FiguresProps) {
  return (
    <table className={classNames('k-figures', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}

type GroupRowProps = { title: ReactNode; about?: ReactNode; columns: number; isRed?: boolean }

export function GroupRow({ title, about, columns, isRed = false }: GroupRowProps) {
  return (
    <tr className="k-group">
      <td colSpan={columns}>
        <span className={isRed ? 'k-red' : undefined}>{title}</span>{' '}
        {about && <span className="k-small">{about}</span>}
      </td>
    </tr>
  )
}

const widths = ['w-3/5', 'w-4/5', 'w-1/2'] as const

/** Bars in the places of rows that are on their way. */
export function WaitRows({ columns, rows = 1 }: { columns: number; rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity and never move.
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <td key={column}>
          <Skeleton className={widths[column % widths.length]} />
        </td>
      ))}
    </tr>
  ))
}

type PickProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** The box at the start of a row. */
export function Pick({ label, isChecked, onChange }: PickProps) {
  return (
    <td className="k-pick">
      <label>
        <input
          type="checkbox"
          aria-label={label}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
    </td>
  )
}
