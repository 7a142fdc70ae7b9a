import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Gate } from '#features/people/sign-in/components/admin/gate.tsx'
import { paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { TextLink } from '#ui/text-link.tsx'
import { askForReset } from '../../components/admin/reset-calls.ts'
import { resetRequestSchema } from '../../schema.ts'
import '#features/admin/components/admin.css'

export const meta = () => unlisted('Forgot your password?')

export default function Forgot() {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>()
  const [mistake, setMistake] = useState<string>()
  const [failure, setFailure] = useState<string>()

  // Before the scripts load, the browser would submit the form itself, and nothing would take it.
  useEffect(() => setState('ready'), [])
  useEffect(() => {
    if (mistake) field.current?.focus()
  }, [mistake])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    setFailure(undefined)
    const parsed = resetRequestSchema.safeParse({ email: field.current?.value ?? '' })
    setMistake(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    setState('sending')
    try {
      await askForReset(parsed.data.email)
      setState('sent')
    } catch (error) {
      setFailure(reasonOf(error, 'That didn’t work. Please try again.'))
      setState('ready')
    }
  }

  return (
    <Gate title="Forgot your password?" lead="We’ll mail you a link to choose a new one.">
      {state === 'sent' ? (
        <Notice tone="success" title="Look in your mail" announce>
          If somebody here has this address, a link is on its way. It works once, for one hour.
        </Notice>
      ) : (
        <form method="post" onSubmit={submit} noValidate className="grid gap-5">
          <Refusal error={failure} />
          <Field label="Email" error={mistake}>
            <Input ref={field} type="email" name="email" autoComplete="username" maxLength={254} required />
          </Field>
          <Button type="submit" disabled={!state} busy={state === 'sending' && 'Sending…'}>
            Mail me a link
          </Button>
        </form>
      )}
      <p>
        <TextLink to={paths.adminLogin}>Back to sign in</TextLink>
      </p>
      <p className="text-small text-soft">
        No mail? The owner at the server can get in again with <code>npm run admin:reset</code>.
      </p>
    </Gate>
  )
}
