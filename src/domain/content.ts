import { type Choice, valuesOf } from './choice.ts'

export const contentTypes = [
  { value: 'text', label: 'Plain text' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'html', label: 'HTML' },
  { value: 'json', label: 'JSON' },
] as const satisfies readonly Choice[]

export type ContentType = (typeof contentTypes)[number]['value']
export const contentTypeValues = valuesOf(contentTypes)
