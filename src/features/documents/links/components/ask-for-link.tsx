import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { newLinkWords } from '../content.ts'

type Asked = { kind: 'no' | 'asking' | 'yes' } | { kind: 'failed'; reason: string }

/** The answer is the same for every token, so it tells nothing about the application. */
export function AskForLink({ token }: { token: string }) {
  const [asked, setAsked] = useState<Asked>({ kind: 'no' })

  async function ask() {
    setAsked({ kind: 'asking' })
    const path = `/api/upload/${encodeURIComponent(token)}/new-link`
    const answer = await fetch(path, { method: 'POST' }).catch(() => undefined)
    if (answer?.ok) return setAsked({ kind: 'yes' })
    const { message } = ((await answer?.json().catch(() => undefined)) ?? {}) as { message?: string }
    setAsked({ kind: 'failed', reason: (answer?.status === 429 && message) || newLinkWords.failed })
  }

  if (asked.kind === 'yes') {
    return (
      <Notice tone="success" announce title={newLinkWords.asked}>
        {newLinkWords.askedText}
      </Notice>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="outline" busy={asked.kind === 'asking' && newLinkWords.asking} onClick={ask}>
        {newLinkWords.ask}
      </Button>
      <p className="font-sans text-small text-soft">{newLinkWords.help}</p>
      {asked.kind === 'failed' && (
        <Notice tone="critical" announce>
          {asked.reason}
        </Notice>
      )}
    </div>
  )
}
