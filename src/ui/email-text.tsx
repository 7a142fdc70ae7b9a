import { Fragment } from 'react'

/**
 * Breaks after the @ and before a dot: half a name reads like another address. Only a part that is wider than its line
 * breaks within.
 */
export function EmailText({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?=\.)/)
  return (
    <span className="[text-decoration:inherit]">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and none moves.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span className="inline-block max-w-full wrap-break-word [text-decoration:inherit]">{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
