import { useEffect, useRef } from 'react'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { uploadWords } from '../content.ts'
import { AskForLink } from './ask-for-link.tsx'

type InvalidLinkProps = {
  token: string
  message: string | undefined
  interrupted?: { unsent: readonly string[]; sent: number }
}

/** Says nothing about the application. */
export function InvalidLink({ token, message, interrupted }: InvalidLinkProps) {
  const { invalid: words } = useWords(uploadWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = interrupted !== undefined
  const { unsent = [], sent = 0 } = interrupted ?? {}

  // The focused element is gone, and people who cannot see the page must hear of it.
  useEffect(() => {
    if (wasOpen) heading.current?.focus()
  }, [wasOpen])

  return (
    <div className="max-w-measure">
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="mt-6 text-lead">{message ?? words.text}</p>
      <p className="mt-2 mb-6">{words.help}</p>
      {unsent.length > 0 && (
        <div className="mb-6">
          <Notice tone="critical" title={words.unsent(unsent.length)} announce>
            <ul className="list-disc pl-5 wrap-anywhere">
              {[...new Set(unsent)].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p className="mt-1">{words.unsentHelp}</p>
          </Notice>
        </div>
      )}
      {sent > 0 && <p className="mb-6">{words.arrived(sent)}</p>}
      <AskForLink token={token} />
    </div>
  )
}
