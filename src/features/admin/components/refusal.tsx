import { Notice } from '#features/admin/kit/components/note.tsx'
import { reasonOf } from './api.ts'

/** Says above a form why it was refused, in the server's words if there are any. */
export function Refusal({ error, fallback = '' }: { error: unknown; fallback?: string }) {
  if (!error) return null
  return (
    <Notice tone="critical" announce>
      {typeof error === 'string' ? error : reasonOf(error, fallback)}
    </Notice>
  )
}
