import { useWords } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'

/** A link that leads nowhere, or a network that has tried too many. Says nothing about any case. */
export function LinkTrouble({ trouble }: { trouble: 'unknown' | 'wait' }) {
  const words = useWords(firmWords)[trouble]
  return (
    <div className="max-w-measure pt-8">
      <h1 className="text-title lg:text-h2">{words.heading}</h1>
      <p className="mt-4 text-lead">{words.text}</p>
    </div>
  )
}
