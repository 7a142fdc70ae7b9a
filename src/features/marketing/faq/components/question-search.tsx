import type { FormEvent, Ref } from 'react'
import { paths } from '#site/paths.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useWords } from '#ui/locale.tsx'
import { faqWords } from '../content/words.ts'

type QuestionSearchProps = {
  input: Ref<HTMLInputElement>
  shown: number
  all: number
  onSearch: () => void
  onSubmit: (event: FormEvent) => void
}

/** Without scripts there is nothing to filter with, and the browser's own search finds every answer. */
export function QuestionSearch({ input, shown, all, onSearch, onSubmit }: QuestionSearchProps) {
  const words = useWords(faqWords)
  return (
    <search data-live="touched" className="[@media(scripting:none)]:hidden print:hidden">
      <form action={paths.faq} onSubmit={onSubmit}>
        <Field label={words.search}>
          <Input ref={input} type="search" name="q" onInput={onSearch} autoComplete="off" maxLength={100} />
        </Field>
      </form>
      <p role="status" className="mt-2 font-sans text-small text-soft">
        {words.count(shown, all)}
      </p>
    </search>
  )
}
