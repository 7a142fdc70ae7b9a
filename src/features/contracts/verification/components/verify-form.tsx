import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { UploadIcon } from '#ui/icons.tsx'
import { Input } from '#ui/input.tsx'
import { useLocale } from '#ui/locale.tsx'
import { verifyWords } from '../content/words.ts'
import { longestTyped, numberField } from '../schema.ts'
import { type Asked, askByFile, askByNumber } from './ask.ts'
import { Verdict } from './verdict.tsx'

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
  const [checking, setChecking] = useState<'number' | 'file'>()
  const verdict = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (attempt > 0) verdict.current?.focus()
  }, [attempt])

  async function check(by: 'number' | 'file', ask: () => Promise<Asked>) {
    if (checking) return
    setEmpty(false)
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
    <div className="card on-sheet grid gap-7">
      {shown && !checking && <Verdict key={attempt} asked={shown} phone={phone} place={verdict} />}
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
            className="figures"
          />
        </Field>
        <Button
          type="submit"
          busy={checking === 'number' && words.checking}
          className="max-sm:w-full sm:w-fit"
        >
          {words.number.submit}
        </Button>
      </form>
      <FileCheck
        isChecking={checking === 'file'}
        onChoose={(file) => check('file', () => askByFile(file, locale))}
      />
    </div>
  )
}

function FileCheck({ isChecking, onChoose }: { isChecking: boolean; onChoose: (file: File) => void }) {
  const locale = useLocale()
  const { file: words, checking } = verifyWords[locale]
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard
    <div
      className={classNames(
        'border border-dashed p-[min(1.5rem,7vw)] noscript:hidden',
        isOver ? 'border-brand' : 'border-rule-strong',
      )}
      data-drop
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-1 mb-4 font-sans text-small text-soft">
        {words.help} <span className="pointer-coarse:hidden">{words.drop}</span>
      </p>
      <Button variant="outline" busy={isChecking && checking} onClick={() => picker.current?.click()}>
        <UploadIcon />
        {words.choose}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Otherwise the same file can't be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
