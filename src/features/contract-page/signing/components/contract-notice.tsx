import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { stateWords } from '../content/words.ts'

const bad = ['explain-failed', 'not-now']

/** What came of a form on another page; `notice` is a word of its address. */
export function ContractNotice({ notice }: { notice: string }) {
  const words: Record<string, string> = stateWords[useLocale()].notices
  const text = Object.hasOwn(words, notice) ? words[notice] : undefined
  return text ? (
    <div className="mt-5">
      <Notice tone={bad.includes(notice) ? 'critical' : 'success'}>{text}</Notice>
    </div>
  ) : null
}
