import type { ReactNode } from 'react'
import { AlertIcon } from './icons.tsx'
import { useWords } from './locale.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { uiWords } from './words.ts'

export function fieldIds(id: string, { help, error }: { help?: ReactNode; error?: ReactNode }) {
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [helpId, errorId].filter(Boolean).join(' ') || undefined
  return { helpId, errorId, describedBy }
}

export function FieldHelp({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={id} className="field-help">
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  const words = useWords(uiWords)
  if (!children) return null
  return (
    <p id={id} className="field-error">
      <AlertIcon className="mt-px size-[1.25em] flex-none" />
      <span>
        <VisuallyHidden>{words.error} </VisuallyHidden>
        {children}
      </span>
    </p>
  )
}

export function OptionalMark() {
  const words = useWords(uiWords)
  return <span className="font-normal text-soft"> {words.optional}</span>
}
