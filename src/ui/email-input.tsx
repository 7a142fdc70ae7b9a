import { type RefObject, useEffect, useRef, useState } from 'react'
import { Input, type InputProps } from './input.tsx'
import { useWords } from './locale.tsx'
import { Button } from './plain-button.tsx'
import { uiWords } from './words.ts'

type EmailInputProps = Omit<InputProps, 'type' | 'ref'> & {
  ref?: RefObject<HTMLInputElement | null>
  /** `text` where a phone number may be typed instead. */
  type?: 'email' | 'text'
  /** The address the person probably meant, if different. */
  suggest: (typed: string) => string | undefined
}

/** Long enough to stay quiet between two keys, and not to appear under a finger on its way to a button. */
const pause = 400

/** Asks about an address that looks mistyped, right below it. One tap corrects it, or it can stay. */
export function EmailInput({ suggest, onInput, onBlur, ref, type = 'email', ...rest }: EmailInputProps) {
  const words = useWords(uiWords)
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [meant, setMeant] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this script came
  useEffect(() => {
    if (input.current?.value !== (rest.value ?? rest.defaultValue ?? '')) lookSoon()
    return () => clearTimeout(timer.current)
  }, [])

  function lookSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setMeant(suggest(input.current?.value ?? '')), pause)
  }
  function correct() {
    if (!input.current || !meant) return
    retype(input.current, meant)
    setMeant(undefined)
    input.current.focus()
  }

  return (
    <>
      <Input
        {...(type === 'email' && { inputMode: 'email' })}
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        ref={input}
        type={type}
        onInput={(event) => {
          setMeant(undefined)
          lookSoon()
          onInput?.(event)
        }}
        onBlur={(event) => {
          lookSoon()
          onBlur?.(event)
        }}
      />
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <div role="status" className="text-small">
        {meant && (
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-brand pl-3">
            <span className="min-w-0 wrap-anywhere">
              {words.didYouMean} <b>{meant}</b>?
            </span>
            <Button variant="outline" size="small" onClick={correct}>
              {words.useAddress}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Types the value as a person would: React overrides the element's property and learns of a change from the event. */
function retype(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
