import type { RefObject } from 'react'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { firmWords } from '../content.ts'
import { TapForm } from './tap-form.tsx'

type WrongRecipientProps = {
  token: string
  heading: RefObject<HTMLHeadingElement | null>
  failure: string | undefined
  onUndo: () => Promise<void>
}

export function WrongRecipient({ token, heading, failure, onUndo }: WrongRecipientProps) {
  const { wrong: words } = useWords(firmWords)
  return (
    <div className="max-w-measure pt-8">
      <h1 ref={heading} tabIndex={-1} className="text-title lg:text-h2">
        {words.heading}
      </h1>
      <p className="mt-4 text-lead">{words.text}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 border-y border-rule py-1 font-sans">
        <span>{words.byMistake}</span>
        <TapForm action={paths.firmPage(token)} intent="undo" onTap={onUndo}>
          {words.undo}
        </TapForm>
      </div>
      {failure && (
        <div className="mt-6">
          <Notice tone="critical" announce>
            {failure}
          </Notice>
        </div>
      )}
    </div>
  )
}
