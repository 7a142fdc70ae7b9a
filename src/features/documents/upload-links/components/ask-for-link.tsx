import { useState } from 'react'
import type { Problem } from '#lib/api-contract.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { uploadWords } from '../content.ts'

type Asked = { kind: 'no' | 'asking' | 'yes' } | { kind: 'failed'; reason: string }

/** Every token gets the same answer, so it reveals nothing about the application. */
export function AskForLink({ token }: { token: string }) {
  const { newLink: words } = useWords(uploadWords)
  const [asked, setAsked] = useState<Asked>({ kind: 'no' })

  async function ask() {
    setAsked({ kind: 'asking' })
    const path = `/api/upload/${encodeURIComponent(token)}/new-link`
    const answer = await fetch(path, { method: 'POST', headers: inPageLanguage() }).catch(() => undefined)
    if (answer?.ok) return setAsked({ kind: 'yes' })
    const { message } = ((await answer?.json().catch(() => undefined)) ?? {}) as Problem
    setAsked({ kind: 'failed', reason: (answer?.status === 429 && message) || words.failed })
  }

  if (asked.kind === 'yes') {
    return (
      <Notice tone="success" announce title={words.asked}>
        {words.askedText}
      </Notice>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="outline" busy={asked.kind === 'asking' && words.asking} onClick={ask}>
        {words.ask}
      </Button>
      <p className="font-sans text-small text-soft">{words.help}</p>
      {asked.kind === 'failed' && (
        <Notice tone="critical" announce>
          {asked.reason}
        </Notice>
      )}
    </div>
  )
}
