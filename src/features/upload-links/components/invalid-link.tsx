import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { invalidWords } from '../content.ts'

type InvalidLinkProps = { token: string; message: string | undefined }

/** A dead link. It says nothing about the application, and neither does the answer to the question for a new one. */
export function InvalidLink({ token, message = invalidWords.text }: InvalidLinkProps) {
  const [asked, setAsked] = useState<'no' | 'asking' | 'yes' | string>('no')

  async function ask() {
    setAsked('asking')
    const path = `/api/upload/${encodeURIComponent(token)}/new-link`
    const answer = await fetch(path, { method: 'POST' }).catch(() => undefined)
    if (answer?.ok) return setAsked('yes')
    const { message } = ((await answer?.json().catch(() => undefined)) ?? {}) as { message?: string }
    setAsked(answer?.status === 429 && message ? message : invalidWords.notAsked)
  }

  return (
    <div className="max-w-measure">
      <h1>{invalidWords.title}</h1>
      <p className="mt-6 text-lead">{message}</p>
      <p className="mt-2">{invalidWords.help}</p>
      {asked === 'yes' ? (
        <div className="mt-6">
          <Notice tone="success" announce title={invalidWords.asked}>
            {invalidWords.askedText}
          </Notice>
        </div>
      ) : (
        <div className="mt-6 grid justify-items-start gap-3">
          <Button busy={asked === 'asking' && invalidWords.asking} onClick={ask}>
            {invalidWords.ask}
          </Button>
          <p className="font-sans text-small text-soft">{invalidWords.askHelp}</p>
          {asked !== 'no' && asked !== 'asking' && (
            <Notice tone="critical" announce>
              {asked}
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}
