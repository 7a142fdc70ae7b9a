import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { createPost } from '#features/blog/posts/mutations.ts'
import { newPostSchema, slugOf } from '#features/blog/posts/schema.ts'
import { receiveMessage, replyToMessage } from '#features/contact/mutations.ts'
import { setTerms } from '#features/price/mutations.ts'
import { adoptSuggestions } from '#features/rules/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Agenda } from './agenda.ts'
import { contactMessages, demoPosts, firstNames, homes, lastNames } from './demo-words.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'
import { toOfficeHours } from './office-hours.ts'
import type { Random } from './seeded-random.ts'

const hour = 60 * 60_000
const day = 24 * hour

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** Without terms and rules there's nothing to offer. */
export async function openBusiness(services: Services, owner: Colleague): Promise<void> {
  const by = { personId: owner.id, personName: owner.name }
  const charge = { rate: 18, per: 'half-year', isCompounding: false, earned: 'per-step' } as const
  const terms = { ...charge, oneTimeCharges: [], graceDays: 0, capMultiple: 2, mostMonths: 36 }
  done(await setTerms({ ...services, by }, { ...terms, basedOn: 0 }))
  done(
    await adoptSuggestions(
      { ...services, by },
      homes.map(({ state }) => state),
    ),
  )
}

/** Most get a reply within a day; the last ones wait. */
export function planContactMessages(
  { random, agenda, now, by }: { random: Random; agenda: Agenda; now: number; by: Colleague },
  services: Services,
  count: number,
): void {
  for (let index = 0; index < count; index++) {
    const written = now - (0.1 + (index / count) * 60 + random.between(0, 1)) * day
    const { subject, message, reply } = random.pick(contactMessages)
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)]
    const sender = {
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone: '',
    }
    const answered = toOfficeHours(written + random.between(1, 9) * hour)
    agenda.plan(written, async () => {
      const submissionKey = `demo-contact-${index}`
      const { id } = await receiveMessage(services, { ...sender, subject, message, submissionKey }, 'en')
      if (index < 3 || answered > now) return
      agenda.plan(answered, async () => {
        const author = { personId: by.id, personName: by.name }
        done(await replyToMessage(services, id, { text: reply, submissionKey }, author))
      })
    })
  }
}

export function planPosts({ agenda, now }: { agenda: Agenda; now: number }, { db }: Services): void {
  for (const [index, post] of demoPosts.entries())
    agenda.plan(toOfficeHours(now - (8 - index) * day), async () => {
      const input = newPostSchema.parse({ ...post, slug: slugOf(post.title) })
      done(await createPost(db, input))
    })
}
