import type { Ref } from 'react'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

/** A trap for bots: people never see it, reach it, or hear of it. */
export function Honeypot({ id, ref }: { id: string; ref?: Ref<HTMLInputElement> }) {
  const { honeypot } = useWords(uiWords)
  return (
    <div aria-hidden="true" className="absolute -left-[999rem]">
      <label htmlFor={id}>{honeypot}</label>
      <input ref={ref} id={id} name="homepage" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
