import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'

/** One condition for sending: the evidence for it, or what is missing. */
export const contractCheckSchema = z.object({
  name: z.string(),
  label: z.string(),
  isMet: z.boolean(),
  /** For the desk: the evidence, or what to do. */
  words: z.string(),
  /** Whose rule asks for it; null where we do. */
  state: z.enum(stateCodes).nullable(),
})
export type ContractCheck = z.output<typeof contractCheckSchema>

/** A label before its words: a question has its sign already. */
export const leadOf = (label: string): string => (label.endsWith('?') ? label : `${label}:`)

/** A line of "What binds it": what each state says, and whose is the stricter. */
export const bindingLineSchema = z.object({
  label: z.string(),
  home: z.string(),
  forum: z.string().nullable(),
  stricter: z.enum(['home', 'forum', 'both']).nullable(),
})
export type BindingLine = z.output<typeof bindingLineSchema>

export const differenceSchema = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type Difference = z.output<typeof differenceSchema>
