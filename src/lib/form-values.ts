export type FormValues = Record<string, string>

export const readValues = (form: FormData): FormValues =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
