import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { newPasswordSchema } from '../../schema.ts'

type NewPasswordFormProps = {
  action: string
  busy: string
  send: (password: string) => Promise<unknown>
  onSent: () => void
}

/** Asks once: the password can be seen while it is typed. */
export function NewPasswordForm({ action, busy, send, onSent }: NewPasswordFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [isShown, setShown] = useState(false)
  const [mistake, setMistake] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isReady, setReady] = useState(false)

  // Before the scripts load, the browser would submit the form itself, and nothing would take it.
  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (mistake) input.current?.focus()
  }, [mistake])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setFailure(undefined)
    const parsed = newPasswordSchema.safeParse(input.current?.value ?? '')
    if (!parsed.success) return setMistake(parsed.error.issues[0]?.message)
    setMistake(undefined)
    setSending(true)
    try {
      await send(parsed.data)
      onSent()
    } catch (error) {
      const said = error instanceof ApiError ? error.errors.password?.[0] : undefined
      if (said) setMistake(said)
      else setFailure(reasonOf(error, 'That didn’t work. Please try again.'))
    } finally {
      setSending(false)
    }
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Refusal error={failure} />
      <Field
        label="New password"
        help="At least 12 characters. A few words that do not belong together are easy to keep and hard to guess."
        error={mistake}
      >
        <Input
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
        />
      </Field>
      <Tick label="Show it while I type" checked={isShown} onChange={() => setShown(!isShown)} />
      <Button type="submit" disabled={!isReady} busy={isSending && busy}>
        {action}
      </Button>
    </form>
  )
}
