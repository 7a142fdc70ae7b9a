import { z } from 'zod'
import { isMailService, readDomain } from '#lib/mail-services.ts'

const most = 20

/** However they were typed: "https://www.Specimen.example/" is specimen.example. */
export const domainsSchema = z
  .array(z.string().max(300, 'Use at most 300 characters'))
  .max(most, `List at most ${most} domains`)
  .transform((typed, context) => {
    const filled = typed.filter((words) => words.trim() !== '')
    const wrong = filled.find((words) => readDomain(words) === undefined)
    if (wrong !== undefined) {
      const message = `“${wrong.trim().slice(0, 60)}” isn’t a domain. Type what comes after the @ in their mail, like specimen.example`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    return [...new Set(filled.flatMap((words) => readDomain(words) ?? []))]
  })

/** The API refuses these with 422, so the schema lets them pass; the form asks here while somebody types. */
export function findServiceMistake(domains: readonly string[]): string | undefined {
  const service = domains.find(isMailService)
  return (
    service &&
    `Anybody can have an address at ${service}, so it can’t tell who writes for this firm. Leave it out; a person’s own address there is fine`
  )
}
