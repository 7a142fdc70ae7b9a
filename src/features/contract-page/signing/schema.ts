import { z } from 'zod'
import { signingWords } from '#features/contracts/signing/content/words.ts'
import { signingSchema } from '#features/contracts/signing/schema.ts'
import { clean } from '#lib/person-fields.ts'
import { mapLocales } from '#site/locale.ts'

export const signingAnswerSchema = z.object({ signing: signingSchema })

/** The contract that they had before them: another one isn't signed in its place. */
const contract = z.uuid().optional()

/** What is sent about a contract, by what it is for. */
export const contractCallSchemas = mapLocales((locale) => {
  const { missing } = signingWords[locale]
  const text = (most: number, mistake: string) =>
    z.string({ error: mistake }).max(most, mistake).transform(clean)
  const typed = (most: number, mistake: string) => text(most, mistake).pipe(z.string().min(1, mistake))
  return {
    session: z.object({ code: typed(40, missing.mailed) }),
    consent: z.object({ contract, code: typed(40, missing.code), agrees: z.boolean(missing.agrees) }),
    page: z.object({ contract, initials: text(20, missing.initials).optional() }).nullish(),
    signature: z.object({
      contract,
      name: typed(200, missing.name),
      confirmed: z.array(z.int().min(1)).max(50),
      submissionKey: z.string().regex(/^[\x21-\x7e]{8,100}$/),
    }),
    less: z.object({ contract, amount: z.int(missing.amount) }),
    refusal: z.object({ contract, reason: text(1000, missing.reason).optional() }).nullish(),
    plain: z.object({ contract }).nullish(),
  }
})
