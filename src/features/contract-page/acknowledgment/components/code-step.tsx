import { phoneLink } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { acknowledgmentWords } from '../content/words.ts'
import type { Place } from './place.ts'

type CodeStepProps = {
  codeTo: string | null
  place: Place
  isSent: boolean
  mistake: string | undefined
  phone: string
}

/** Two plain forms, so that they work without scripts. */
export function CodeStep({ codeTo, place, isSent, mistake, phone }: CodeStepProps) {
  const { code: words } = acknowledgmentWords[useLocale()]
  const isTyping = isSent || mistake !== undefined
  return (
    <section aria-labelledby="code-step">
      <h2 id="code-step" className="text-h3">
        {words.heading}
      </h2>
      {codeTo === null ? (
        <p className="mt-2">
          {words.noAddress} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      ) : (
        <>
          <p className="mt-2">{isTyping ? words.sent : words.text(codeTo)}</p>
          {isTyping && (
            <form method="post" action={place.page} noValidate className="mt-4 grid gap-4">
              <Field id="code" label={words.label} help={words.help} error={mistake}>
                <Input
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={20}
                  className="max-w-48 text-[1.5rem] tracking-[0.2em]"
                  required
                />
              </Field>
              <div>
                <Button type="submit" name="intent" value="open">
                  {words.open}
                </Button>
              </div>
            </form>
          )}
          <form method="post" action={place.page} className="mt-4">
            <Button
              type="submit"
              name="intent"
              value="code"
              {...(isTyping && { variant: 'quiet', size: 'small', className: '-ml-[1.1rem]' })}
            >
              {isTyping ? words.again : words.ask}
            </Button>
          </form>
        </>
      )}
    </section>
  )
}
