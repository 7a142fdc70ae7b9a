import type { Database } from '#db/database.ts'
import { authorOf } from '#lib/access.ts'
import type { Config } from '#lib/config.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { readReplyAddress } from './data.ts'
import { saveReplyAddress } from './mutations.ts'
import { type ReplyState, replySettingSchema, replyStateSchema } from './schema.ts'

export const incomingPath = '/api/mail/incoming'

const refusals: RefusalAnswers<'takes no mail'> = {
  'takes no mail': [
    409,
    'This server takes no mail yet. Set INCOMING_MAIL_SECRET and restart, or replies would get lost.',
  ],
}

const tags = ['admin']
const response = { 200: replyStateSchema }

type RepliesApiOptions = { db: Database; config: Pick<Config, 'publicUrl' | 'incomingMailSecret'> }

export const repliesApi = ({ db, config }: RepliesApiOptions) => {
  const takesMail = config.incomingMailSecret !== undefined
  const read = async (): Promise<ReplyState> => {
    const row = await readReplyAddress(db)
    return {
      address: row?.address ?? null,
      changedBy: row?.personName ?? null,
      changedAt: row?.setAt.toISOString() ?? null,
      takesMail,
      incomingUrl: config.publicUrl + incomingPath,
    }
  }
  return defineApi([
    route.get(
      '/api/admin/replies',
      { access: 'owner', logs: 'nothing' },
      { summary: 'Where answers to mails about a case go', tags, response },
      read,
    ),
    route.put(
      '/api/admin/replies',
      { access: 'owner', logs: 'reply-address', logsFields: ['address'] },
      {
        summary: 'Set the address for answers to mails about a case, or null for none',
        tags,
        body: replySettingSchema,
        response,
      },
      async (request) => {
        const by = await authorOf(request)
        accept(await saveReplyAddress({ db, by, takesMail }, request.body.address), refusals)
        return read()
      },
    ),
  ])
}
