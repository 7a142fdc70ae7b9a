import { Fragment } from 'react'

/** Breaks after the @ and before a dot, and nowhere else: half a name reads like another address. */
export function EmailText({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?=\.)/)
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and none moves.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
