import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { verifyWords } from '../content/words.ts'
import { longestTyped, numberField } from '../schema.ts'
import { type Asked, askByFile, askByNumber } from './ask.ts'
import { FileCheck } from './file-check.tsx'
import { Verdict } from './verdict.tsx'
import { WithPhone } from './with-phone.tsx'

type VerifyFormProps = {
  phone: string
  /** What the address asks. */
  typed: string
  /** What the server answered to it. */
  answered: Asked | undefined
}

/** A plain form without scripts. With them the page stays, and a file is asked for without being sent. */
export function VerifyForm({ phone, typed, answered }: VerifyFormProps) {
  const locale = useLocale()
  const words = verifyWords[locale]
  const [shown, setShown] = useState(answered)
  const [attempt, setAttempt] = useState(0)
  const [isEmpty, setEmpty] = useState(false)
  const [fileName, setFileName] = useState<string>()
  const [checking, setChecking] = useState<'number' | 'file'>()
  const verdict = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (attempt > 0) verdict.current?.focus()
  }, [attempt])

  async function check(by: 'number' | 'file', ask: () => Promise<Asked>, name?: string) {
    if (checking) return
    setEmpty(false)
    setFileName(name)
    setChecking(by)
    setShown(await ask())
    setChecking(undefined)
    setAttempt((count) => count + 1)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get(numberField)).trim()
    if (number) return check('number', () => askByNumber(number, locale))
    setShown(undefined)
    setEmpty(true)
    field.current?.focus()
  }

  return (
    <div className="mt-7 grid items-start gap-x-[clamp(3rem,6vw,6rem)] gap-y-11 lg:grid-cols-2">
      {shown && !checking && <Verdict key={attempt} asked={shown} phone={phone} place={verdict} />}
      <div className="lg:col-start-1 lg:row-start-1">
        <form
          action={addressIn(locale, paths.verify)}
          noValidate
          onSubmit={submit}
          autoComplete="off"
          className="grid gap-4"
        >
          <Field label={words.number.label} help={words.number.help} error={isEmpty && words.number.empty}>
            <Input
              ref={field}
              name={numberField}
              defaultValue={typed}
              maxLength={longestTyped}
              autoCapitalize="characters"
              spellCheck={false}
              className="figures text-[1.375rem] tracking-[0.06em]"
            />
          </Field>
          <Button type="submit" busy={checking === 'number' && words.checking} className="w-full">
            {words.number.submit}
          </Button>
        </form>
        <FileCheck
          isChecking={checking === 'file'}
          name={fileName}
          onChoose={(file) => check('file', () => askByFile(file, locale), file.name)}
        />
        <p className="on-tint mt-6 border-l-4 border-green-800 px-4 py-3">
          <strong className="font-semibold">{words.warning.title}</strong>{' '}
          <WithPhone words={words.warning.call} phone={phone} />
        </p>
      </div>
      {!(shown && !checking) && <Guide />}
    </div>
  )
}

/** Stands where the answer will. */
function Guide() {
  const { guide } = verifyWords[useLocale()]
  return (
    <div className="lg:col-start-2 lg:row-start-1">
      <img {...mailbox} alt="" className="mx-auto h-auto w-full max-w-88 max-lg:hidden" />
      <h2 className="text-h2 lg:mt-5">{guide.title}</h2>
      <dl className="hairlines mt-3 border-b border-rule">
        {[guide.number, guide.file].map(({ title, text }) => (
          <div key={title} className="py-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="font-sans text-small text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
