import { useEffect, useRef, useState } from 'react'
import type { Mistakes } from '#features/questions/steps/check.ts'
import type { Field } from '#features/questions/steps/field.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { type Checks, fetchChecks, useChecks } from './checks.ts'

type Values = Record<string, string>
type Found = { step: number; found: Mistakes; typed: Values }

export type Mistake = { name: string; message: string }

/** As in an email field: not under a finger on its way to a button, which checks everything anyway. */
const pause = 400

/** These can be mistyped. The others are chosen, and a refused state explains itself right below. */
const typedKinds: readonly Field['kind'][] = ['line', 'paragraph', 'email', 'phone', 'date', 'whole-number']

/** `mistakes` are those of the last attempt to go on; `errors` stand at their fields, those of a field just left, too. */
export function useMistakes(fields: readonly Field[], step: number, values: Values) {
  const locale = useLocale()
  const [refused, setRefused] = useState<Found>()
  const [left, setLeft] = useState<Found>()
  const current = useRef(values)
  current.current = values
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const checks = useChecks(refused !== undefined || left !== undefined)

  const openOf = (noted: Found | undefined): [string, string][] =>
    noted?.step === step
      ? Object.entries(noted.found).filter(
          ([name]) => !isCorrected(name, noted.typed, fields, values, locale, checks),
        )
      : []
  const open = openOf(refused)
  const openLeft = openOf(left)

  // A mistake that was corrected is forgotten: made again, it's said again only once somebody leaves the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was noted only changes with what is typed
  useEffect(() => {
    const keep = (noted: Found | undefined, still: [string, string][]) =>
      noted?.step === step && still.length < Object.keys(noted.found).length
        ? { ...noted, found: Object.fromEntries(still) }
        : noted
    setRefused((noted) => keep(noted, open))
    setLeft((noted) => keep(noted, openLeft))
  }, [values])

  /** Looks at what was typed once somebody leaves it. An empty field waits for the attempt to go on. */
  function leave(name: string) {
    const field = fields.find((each) => each.name === name)
    if (!field || !typedKinds.includes(field.kind)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      // Without a connection for them, the attempt to go on says it.
      const loaded = await fetchChecks().catch(() => undefined)
      const value = current.current[name]
      const message = loaded?.findMistake(field, value, locale)
      if (message === undefined) return
      const note = (noted: Found | undefined): Found => {
        const { found = {}, typed = {} } = noted?.step === step ? noted : {}
        return { step, found: { ...found, [name]: message }, typed: { ...typed, [name]: value ?? '' } }
      }
      setRefused((noted) => (noted?.step === step && name in noted.found ? note(noted) : noted))
      setLeft(note)
    }, pause)
  }

  return {
    mistakes: open.map(([name, message]): Mistake => ({ name, message })),
    errors: Object.fromEntries([...openLeft, ...open]),
    leave,
    note(at: number, all: Mistakes) {
      clearTimeout(timer.current)
      setLeft(undefined)
      setRefused({ step: at, found: all, typed: values })
    },
    forget() {
      clearTimeout(timer.current)
      setLeft(undefined)
      setRefused(undefined)
    },
  }
}

/** Different and valid. The same answer stays refused, no matter who refused it. */
function isCorrected(
  name: string,
  typed: Values,
  fields: readonly Field[],
  values: Values,
  locale: Locale,
  checks: Checks | undefined,
) {
  const field = fields.find((each) => each.name === name)
  return (
    field !== undefined &&
    values[name] !== typed[name] &&
    checks?.isAnswer(field, values[name], locale) === true
  )
}
