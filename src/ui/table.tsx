import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type TableProps = {
  /** Names the table and, when it's wider than the screen, the scrolling region. */
  caption: ReactNode
  captionHidden?: boolean | undefined
  className?: string | undefined
  /** Give cells with numbers the class `number`. */
  children: ReactNode
}

export function Table({ caption, captionHidden, className, children }: TableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-labelledby={captionId} tabIndex={0} className="table-scroll">
      <table className={classNames('table', className)}>
        <caption id={captionId} className={captionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
