import { useMemo } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Note } from '#features/admin/kit/components/note.tsx'
import type { Mistakes } from './contract-draft.ts'

/** What the server didn't do, and why: by field where it names one, else as lines. */
export type Refusal = { words: string; lines: readonly string[]; fields: Mistakes }

/** Not of one field: what a rule forbids, and what is missing before sending. */
const listed = ['rule', 'checks']

/** Offline, or the server was too slow. */
export const noAnswer = 'No answer came. What you typed is still here; try again.'

export const useRefusal = (error: unknown, fallback: string): Refusal | undefined =>
  useMemo(() => readRefusal(error, fallback), [error, fallback])

function readRefusal(error: unknown, fallback: string): Refusal | undefined {
  if (!error) return undefined
  const errors = error instanceof ApiError ? Object.entries(error.errors) : []
  return {
    words: reasonOf(error, fallback),
    lines: errors.filter(([name]) => listed.includes(name)).flatMap(([, lines]) => lines),
    fields: Object.fromEntries(
      errors.filter(([name]) => !listed.includes(name)).map(([name, [first = '']]) => [fieldOf(name), first]),
    ),
  }
}

/** `answers.benefits` is said at its question. */
const fieldOf = (name: string) => name.replace(/^answers\./, '')

export function RefusalNote({ refusal, title }: { refusal: Refusal | undefined; title?: string }) {
  if (!refusal) return null
  const { words, lines, fields } = refusal
  const isSaid = lines.includes(words)
  if (lines.length === 0 && Object.values(fields).includes(words)) return null
  return (
    <div className="pb-3">
      <Note announce title={title}>
        {!isSaid && words}
        {lines.length > 0 && (
          <ul className="list-disc pt-1 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  )
}
