import { redirect } from 'react-router'
import type { Entry } from '../components/code-entry.tsx'

type Values = Record<string, string | undefined>

type CodeForm = {
  /** What the page asks for beside the code. */
  fields: readonly ('reference' | 'email')[]
  missing: Record<'reference' | 'email' | 'code', string>
  refusal: string | undefined
  ask: () => Promise<void>
  /** The cookies of the opened session, or what is wrong. */
  open: () => Promise<{ cookies: readonly string[] } | { mistake: string } | { refusal: string }>
  /** Where an opened session leads. */
  to: string
}

/** Both steps without scripts: asking for a code, and typing it. */
export async function takeCodeForm(values: Values, form: CodeForm): Promise<Entry | Response> {
  const { fields, missing, refusal, ask, open, to } = form
  const { reference = '', email = '', code = '' } = values
  const step = values.do === 'open' ? 'code' : 'ask'
  const entry: Entry = { step, reference, email, mistakes: {}, ...(refusal && { refusal }) }
  if (refusal) return entry
  const asked = { reference, email, code }
  for (const field of step === 'code' ? ([...fields, 'code'] as const) : fields)
    if (!asked[field].trim()) entry.mistakes[field] = missing[field]
  if (Object.keys(entry.mistakes).length > 0) return entry
  if (step === 'ask') {
    await ask()
    return { ...entry, step: 'code' }
  }
  const opened = await open()
  if ('mistake' in opened) return { ...entry, mistakes: { code: opened.mistake } }
  if ('refusal' in opened) return { ...entry, refusal: opened.refusal }
  const headers = opened.cookies.map((cookie): [string, string] => ['set-cookie', cookie])
  return redirect(to, { status: 303, headers })
}
