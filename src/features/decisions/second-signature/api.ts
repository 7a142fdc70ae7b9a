import type { Database } from '#db/database.ts'
import { listSigners, readSignatureSettings } from '#features/people/signatures/data.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { setSecondAbove } from './mutations.ts'
import { signatureAnswerSchema, signatureSettingsSchema } from './schema.ts'

const tags = ['decisions']

const refusals: RefusalAnswers<'changed'> = {
  changed: [409, 'Somebody else changed this meanwhile. Look at it again before you save.'],
}

export const signaturesApi = ({ db }: { db: Database }) => {
  const answer = async () => ({
    ...(await readSignatureSettings(db)),
    signers: (await listSigners(db)).map(({ name }) => name),
  })
  return defineApi([
    route.get(
      '/api/admin/signatures',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Above which sum two people sign a payment, and who may sign',
        tags,
        response: { 200: signatureAnswerSchema },
      },
      async () => answer(),
    ),
    route.put(
      '/api/admin/signatures',
      { access: 'owner', logs: 'signatures-changed', logsFields: ['secondAbove'] },
      {
        summary: 'Say above which sum two people sign a payment; null when one is always enough',
        tags,
        body: signatureSettingsSchema,
        response: { 200: signatureAnswerSchema },
      },
      async (request) => {
        accept(await setSecondAbove(db, request.body, await authorOf(request)), refusals)
        return answer()
      },
    ),
  ])
}
