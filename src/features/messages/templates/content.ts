import { type TemplateVariable, templateVariableValues } from '#domain/speaking.ts'

export type Values = Readonly<Partial<Record<TemplateVariable, string>>>

const inBraces = /\{([^{}\n]{1,40})\}/g

/** Words that stay in braces have no value. */
export type Filled = { text: string; filled: { variable: TemplateVariable; value: string }[] }

export function fillTemplate(text: string, values: Values): Filled {
  const filled: Filled['filled'] = []
  const done = text.replace(inBraces, (open, name: string) => {
    const variable = templateVariableValues.find((known) => known === name.trim().toLowerCase())
    const value = variable && values[variable]
    if (!variable || !value) return open
    filled.push({ variable, value })
    return value
  })
  return { text: done, filled }
}

/** Each once. */
export const listOpen = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name)),
]

export function findOpen(text: string): string | undefined {
  const open = listOpen(text)
  return open.length > 0 ? `Fill in or take out ${open.map((name) => `{${name}}`).join(', ')}` : undefined
}

export function sayFilled(filled: number, text: string): string {
  const open = listOpen(text)
  if (open.length > 0) return `Still open: ${open.map((name) => `{${name}}`).join(', ')}`
  if (filled === 0) return ''
  return filled === 1 ? '1 thing filled in, check it' : `${filled} things filled in, check them`
}

export function unfill(text: string, filled: Filled['filled']): string {
  let done = ''
  let rest = text
  for (const { variable, value } of filled) {
    const at = rest.indexOf(value)
    if (at < 0) continue
    done += `${rest.slice(0, at)}{${variable}}`
    rest = rest.slice(at + value.length)
  }
  return done + rest
}

/** Subjects show on locked phones and in logs, so they must have none of these words. */
const medical =
  /\b(medical|medicine|medication|doctors?|dr|hospitals?|clinics?|surger(?:y|ies)|surgical|surgeons?|mri|ct scan|x-?rays?|injur(?:y|ies|ed)|diagnos(?:is|es|ed|tic)|treatments?|therap(?:y|ies|ist)|patients?|pain|fractur(?:e|ed|es)|concussion|whiplash|spine|spinal|disc|herniated|prescriptions?|pregnan(?:t|cy)|cancer|hiv|psych\w+|depression|anxiety|disab(?:led|ility)|health|amput\w+|burns?|wounds?|death|dead|died)\b/i

export const findMedicalWord = (subject: string): string | undefined => medical.exec(subject)?.[0]
