import { phoneLink } from '#site/paths.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { stepWords } from '../content/words.ts'
import type { StepAnswer } from './step-form.ts'
import { StepGrid, StepHead } from './step-head.tsx'

type CodeViewProps = { codeTo: string | null; isSent: boolean; answer: StepAnswer; phone: string }

/** A link alone decides nothing: the code goes to the address on file. */
export function CodeView({ codeTo, isSent, answer, phone }: CodeViewProps) {
  const { code: words } = stepWords[useLocale()]
  const call = <a href={phoneLink(phone)}>{phone}</a>
  if (codeTo === null)
    return (
      <StepGrid beside={<StepHead title={words.title} lead={words.noAddress} />}>
        <ButtonAnchor href={phoneLink(phone)}>{phone}</ButtonAnchor>
      </StepGrid>
    )
  return (
    <StepGrid
      beside={
        <StepHead
          title={isSent ? words.sentTitle : words.title}
          lead={isSent ? words.sent(codeTo) : words.lead(codeTo)}
        />
      }
    >
      {answer.refusal && (
        <div className="mb-6">
          <Notice tone="critical" announce>
            {answer.refusal}
          </Notice>
        </div>
      )}
      {isSent ? (
        <>
          <form method="post" noValidate className="grid gap-6">
            <input type="hidden" name="do" value="open" />
            <Field id="code" label={words.label} help={words.help} error={answer.mistakes?.code}>
              <Input
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                required
                className="max-w-48 text-[1.5rem] tracking-[0.2em]"
              />
            </Field>
            <div>
              <Button type="submit">{words.open}</Button>
            </div>
          </form>
          <form method="post" className="mt-2">
            <input type="hidden" name="do" value="ask" />
            <Button type="submit" variant="quiet" size="small" className="-ml-[1.1rem]">
              {words.again}
            </Button>
          </form>
        </>
      ) : (
        <form method="post">
          <input type="hidden" name="do" value="ask" />
          <Button type="submit">{words.ask}</Button>
        </form>
      )}
      <p className="mt-4 font-sans text-small text-soft">
        {words.other} {call}
      </p>
    </StepGrid>
  )
}
