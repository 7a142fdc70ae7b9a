import { useRef, useState } from 'react'
import { type CostQuestion, withQuestion } from '#lib/price/question.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useWords } from '#ui/locale.tsx'
import { costPageWords } from '../content/page-words.ts'

const link =
  'inline-flex min-h-tap items-center font-sans text-[1rem] font-medium text-brand underline underline-offset-[0.2em]'

export function PageActions({ question }: { question: CostQuestion }) {
  const words = useWords(costPageWords).actions
  const [copied, setCopied] = useState<'yes' | 'by hand'>()
  const field = useRef<HTMLInputElement>(null)

  /** The page's own address keeps fewer answers. */
  const find = () => new URL(withQuestion(location.pathname, question), location.href).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(find())
      setCopied('yes')
    } catch {
      // Happens over plain HTTP, or when the browser refuses.
      setCopied('by hand')
    }
  }
  return (
    <div className="mt-2 min-h-[4.75rem] print:hidden">
      <div className="flex flex-wrap gap-x-6 noscript:hidden">
        <button type="button" className={link} onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" className={link} onClick={copy}>
          {words.copy}
        </button>
      </div>
      <p className="font-sans text-small text-soft" role="status">
        {copied === 'yes' && words.copied}
      </p>
      {copied === 'by hand' && (
        <Field label={words.copyByHand}>
          <Input ref={field} readOnly defaultValue={find()} onFocus={() => field.current?.select()} />
        </Field>
      )}
      <p className="hidden font-sans text-small text-soft noscript:block">{words.withoutScripts}</p>
    </div>
  )
}
