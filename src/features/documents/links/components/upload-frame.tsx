import type { ReactNode } from 'react'
import { PlainFrame } from '#features/chrome/components/plain-frame.tsx'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { useWords } from '#ui/locale.tsx'
import { uploadWords } from '../content.ts'

type UploadFrameProps = {
  texts: Texts<typeof identityTexts>
  /** Whether a browser without scripts has to be told that it can't send anything here. */
  needsScripts?: boolean
  children: ReactNode
}

export function UploadFrame({ texts, needsScripts = true, children }: UploadFrameProps) {
  return (
    <PlainFrame texts={texts} words={useWords(uploadWords)} needsScripts={needsScripts}>
      {children}
    </PlainFrame>
  )
}
