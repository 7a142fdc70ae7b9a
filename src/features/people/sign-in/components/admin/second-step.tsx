import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { Refusal } from '#features/admin/components/refusal.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { giveCode, waysQuery } from '#features/people/second-factor/components/admin/second-factor-calls.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { logOut, type SignInAnswer } from './sign-in-calls.ts'
import { SignInPasskey } from './sign-in-passkey.tsx'

type SecondStepProps = { onAnswer: (answer: SignInAnswer) => void; onStartOver: () => void }

export function SecondStep({ onAnswer, onStartOver }: SecondStepProps) {
  const { data: ways, error } = useQuery(waysQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wantsRecovery, setWantsRecovery] = useState(false)
  const leave = useMutation({ mutationFn: logOut, onSettled: onStartOver })

  useEffect(() => {
    if (ways) heading.current?.focus()
  }, [ways])

  if (error) {
    return (
      <div className="grid gap-4">
        <Refusal error={error} fallback="The server did not answer. Please start over." />
        <Button kind="line" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    )
  }
  if (!ways) return <LoadingText />
  const isRecovery = wantsRecovery || !ways.app
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1}>
          One more step, {ways.firstName}.
        </h1>
        <p className="text-lead">{describeWays(ways.passkey, ways.app)}</p>
      </div>
      {ways.passkey && (
        <>
          <SignInPasskey onAnswer={onAnswer} label="Use my passkey" kind="main" />
          <p className="or-rule">or</p>
        </>
      )}
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        isOnlyWay={!ways.passkey}
        onAnswer={onAnswer}
      />
      <p className="flex flex-wrap justify-between gap-x-6">
        {ways.app && ways.recoveryCode && (
          <Button kind="bare" className="px-0" onClick={() => setWantsRecovery(!wantsRecovery)}>
            {isRecovery ? 'Use my app' : 'Use a recovery code'}
          </Button>
        )}
        <Button kind="bare" className="px-0" onClick={() => leave.mutate()}>
          Not {ways.firstName}? Start over
        </Button>
      </p>
    </div>
  )
}

function describeWays(hasPasskey: boolean, hasApp: boolean): string {
  if (hasPasskey && hasApp) return 'Use the passkey on this device, or a code from your app.'
  return hasPasskey
    ? 'Use your passkey, or one of your recovery codes.'
    : 'Type the code that your app shows now.'
}

type CodeFormProps = { isRecovery: boolean; isOnlyWay: boolean; onAnswer: (answer: SignInAnswer) => void }

function CodeForm({ isRecovery, isOnlyWay, onAnswer }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const give = useMutation({
    mutationFn: giveCode,
    onSuccess: onAnswer,
    onError: () => field.current?.select(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    setEmpty(!code)
    if (!code) field.current?.focus()
    else if (!give.isPending) give.mutate(code)
  }

  const problem = isEmpty ? 'Enter a code' : give.error && mistakeOf(give.error)
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={isRecovery ? 'One of your recovery codes' : 'Six digits from your authenticator app'}
        help={
          isRecovery
            ? 'Eight letters and digits. Each works once.'
            : 'A new code comes every 30 seconds. Each works once.'
        }
        error={problem}
      >
        <Input
          ref={field}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="font-serif text-lead tracking-widest"
          required
        />
      </Field>
      <div aria-live="assertive" className="sr-only">
        {problem}
      </div>
      <Button type="submit" kind={isOnlyWay ? 'main' : 'line'} busy={give.isPending && 'Checking…'}>
        Continue
      </Button>
    </form>
  )
}

function mistakeOf(error: Error): string {
  if (error instanceof ApiError && error.status === 401) return 'That took too long. Start over.'
  return reasonOf(error, 'The server did not answer. Please try again.')
}
