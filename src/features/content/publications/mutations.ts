import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contentDrafts, contentPublications, contentVersions, type PublishedText } from '#db/schema/index.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import type { Author } from '#lib/access.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { definitionOf } from '../data.ts'
import { isDraftOf } from '../drafts/mutations.ts'
import {
  type Item,
  type ItemText,
  insertItem,
  lockItem,
  publish,
  removeItem,
  replaceItem,
  toStorable,
} from '../mutations.ts'
import { contentInputSchema } from '../schema.ts'
import { toPublicPublication } from './data.ts'
import type { Publication, PublicationInput } from './schema.ts'

type Store = { db: Database; registry: TextRegistry; locale?: Locale; by: Author }
type DraftRow = typeof contentDrafts.$inferSelect

export type PublicationRefusal = 'missing' | 'rewritten' | 'changed' | 'unfit'

/** Rolls back the whole transaction, which may have written some of the texts. */
class Refusal extends Error {
  readonly reason: PublicationRefusal
  readonly errors: FieldErrors

  constructor(reason: PublicationRefusal, errors: FieldErrors) {
    super(reason)
    this.reason = reason
    this.errors = errors
  }
}

async function allOrNothing<Value>(write: () => Promise<Outcome<Value, PublicationRefusal>>) {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.reason, { errors: error.errors })
    throw error
  }
}

/** Publishes all drafts as one version of the site, or none, with the reason for each text. */
export async function publishDrafts(
  { db, registry, locale = defaultLocale, by }: Store,
  { id, drafts: chosen }: PublicationInput,
): Promise<Outcome<{ publication: Publication }, PublicationRefusal>> {
  const outcome = await allOrNothing(() =>
    publish<{ publication: Publication }, PublicationRefusal>({ db, by }, async (tx) => {
      const keys = chosen.map(({ key }) => key).sort()
      const stored = await lockItems(tx, keys, locale)
      const drafts = await takeDrafts(tx, chosen, { locale, by })
      checkBases(drafts, stored)
      const ready = drafts.map((draft) => prepare(registry, draft, stored.get(draft.key), by))
      const mistakes = ready.filter((text) => 'errors' in text)
      if (mistakes.length > 0)
        throw new Refusal('unfit', Object.fromEntries(mistakes.map(({ key, errors }) => [key, errors])))
      const texts: PublishedText[] = []
      for (const { key, text } of ready.filter((one) => 'text' in one))
        texts.push(await write(tx, { key, locale }, stored.get(key), text))
      const [row] = await tx
        .insert(contentPublications)
        .values({ id, locale, ...by, texts })
        .returning()
      if (!row) throw new Error('The publication was not written')
      return { ok: true, publication: toPublicPublication(row) }
    }),
  )
  if (outcome.ok) return outcome
  // The person sent it twice: the drafts are gone because they are public.
  const [made] = await db.select().from(contentPublications).where(eq(contentPublications.id, id))
  return made ? { ok: true, publication: toPublicPublication(made) } : outcome
}

/** In the order of the keys, so that two publications can't deadlock. */
async function lockItems(tx: Transaction, keys: readonly string[], locale: Locale) {
  const items = new Map<string, Item | undefined>()
  for (const key of keys) items.set(key, await lockItem(tx, { key, locale }))
  return items
}

async function takeDrafts(
  tx: Transaction,
  chosen: PublicationInput['drafts'],
  { locale, by }: { locale: Locale; by: Author },
): Promise<DraftRow[]> {
  const keys = chosen.map(({ key }) => key)
  const rows = await tx
    .delete(contentDrafts)
    .where(and(isDraftOf(by, locale), inArray(contentDrafts.key, keys)))
    .returning()
  const found = new Map(rows.map((row) => [row.key, row.revision]))
  const others = chosen.filter(({ key, revision }) => found.get(key) !== revision)
  if (others.length > 0)
    throw new Refusal('rewritten', listErrors(others, 'You changed this draft in another window.'))
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1))
}

function checkBases(drafts: readonly DraftRow[], stored: ReadonlyMap<string, Item | undefined>) {
  const behind = drafts.filter(({ key, base }) => (stored.get(key)?.version ?? 0) !== base)
  if (behind.length > 0) throw new Refusal('changed', listErrors(behind, publishedMeanwhile))
}

type Ready = { key: string; text: ItemText | null } | { key: string; errors: string[] }

/** Checks a draft like a text that is saved by itself. Without words, the page goes back to the default. */
function prepare(
  registry: TextRegistry,
  { key, type, content }: DraftRow,
  current: Item | undefined,
  by: Author,
): Ready {
  if (content === null) return { key, text: null }
  const section = current?.section ?? definitionOf(registry, key)?.section ?? 'pages'
  const input = contentInputSchema.safeParse({ key, section, title: current?.title, type, content })
  if (!input.success) return { key, errors: input.error.issues.map(({ message }) => message) }
  const storable = toStorable(registry, key, input.data)
  if (!storable.ok) return { key, errors: Object.values(storable.errors ?? {}).flat() }
  const { title } = input.data
  return { key, text: { section, title, type, content: storable.content, ...by } }
}

async function write(
  tx: Transaction,
  { key, locale }: { key: string; locale: Locale },
  current: Item | undefined,
  text: ItemText | null,
): Promise<PublishedText> {
  const before = current?.version ?? 0
  if (!text) {
    if (current) await removeItem(tx, current)
    return { key, before, after: 0 }
  }
  const written = await (current ? replaceItem(tx, current, text) : insertItem(tx, { key, locale, ...text }))
  if (!written.ok) throw new Refusal('changed', listErrors([{ key }], publishedMeanwhile))
  return { key, before, after: written.item.version }
}

/** Shows what the pages showed before, unless somebody has written since. The words become drafts again. */
export function undoPublication(
  { db, registry, by }: Omit<Store, 'locale'>,
  id: string,
): Promise<Outcome<{ publication: Publication }, PublicationRefusal>> {
  return allOrNothing(() =>
    publish<{ publication: Publication }, PublicationRefusal>({ db, by }, async (tx) => {
      const isThis = eq(contentPublications.id, id)
      const [made] = await tx.select().from(contentPublications).where(isThis).for('update')
      if (!made) return refuse('missing')
      if (made.undoneAt) return { ok: true, publication: toPublicPublication(made) }
      const { texts, locale } = made
      const stored = await lockItems(
        tx,
        texts.map(({ key }) => key),
        locale,
      )
      const since = texts.filter(({ key, after }) => (stored.get(key)?.version ?? 0) !== after)
      if (since.length > 0) throw new Refusal('changed', listErrors(since, publishedMeanwhile))
      for (const { key, before } of texts) {
        const current = stored.get(key)
        const earlier = before === 0 ? null : await readEarlier(tx, { key, locale }, before, by)
        const { after: base } = await write(tx, { key, locale }, current, earlier)
        const type = current?.type ?? definitionOf(registry, key)?.type ?? 'text'
        const draft = { key, locale, type, content: current?.content ?? null, base, revision: randomUUID() }
        await tx
          .insert(contentDrafts)
          .values({ ...draft, personId: by.personId })
          .onConflictDoNothing()
      }
      const undone = { ...made, undoneAt: new Date() }
      await tx.update(contentPublications).set(undone).where(isThis)
      return { ok: true, publication: toPublicPublication(undone) }
    }),
  )
}

async function readEarlier(
  tx: Transaction,
  { key, locale }: { key: string; locale: Locale },
  version: number,
  by: Author,
): Promise<ItemText> {
  const isEarlier = and(
    eq(contentVersions.key, key),
    eq(contentVersions.locale, locale),
    eq(contentVersions.version, version),
  )
  const [earlier] = await tx.select().from(contentVersions).where(isEarlier)
  if (!earlier) throw new Refusal('changed', listErrors([{ key }], publishedMeanwhile))
  const { section, title, type, content } = earlier
  return { section, title, type, content, ...by }
}

const publishedMeanwhile = 'Somebody else published this text meanwhile.'

const listErrors = (texts: readonly { key: string }[], message: string): FieldErrors =>
  Object.fromEntries(texts.map(({ key }) => [key, [message]]))
