import { RichText } from '#features/texts/components/rich-text.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { useWords } from '#ui/locale.tsx'
import { faqWords } from '../content/words.ts'
import type { Answer as AnswerData } from '../data.ts'

const paragraphs = '[&>*+*]:mt-3 [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5'

export function Answer({ answer: { id, question, html }, hidden }: { answer: AnswerData; hidden: boolean }) {
  const words = useWords(faqWords)
  return (
    <Disclosure
      anchor={id}
      hidden={hidden}
      summary={<h3 className="text-lead leading-[1.3] tracking-normal">{question}</h3>}
    >
      <RichText html={html} className={paragraphs} />
      <p className="mt-2 font-sans text-small print:hidden">
        <a
          href={`#${id}`}
          aria-label={words.linkTo(question)}
          className="inline-flex min-h-tap items-center text-soft"
        >
          {words.link}
        </a>
      </p>
    </Disclosure>
  )
}
