import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { documents } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { addDocument } from '../../../tests/support/add-document.ts'
import { openDecidingDesk } from '../../../tests/support/decisions.ts'
import { openValue } from '../../../tests/support/value-sheet.ts'

const lien = (label: string, amount: number) => ({
  name: 'lien',
  figure: { choice: 'hospital', label, amount },
})

describe.each(databaseKinds())('what comes back to a value sheet, on %s', async (kind) => {
  const desk = await openDecidingDesk(kind)
  const openThree = async () => {
    const value = await openValue(desk)
    const sheet = await value.fill([lien('First', 1_00), lien('Second', 2_00), lien('Third', 3_00)])
    const titles = async () =>
      (await value.read()).lines.map(({ figure }: { figure: { label: string } }) => figure.label)
    return { value, sheet, titles, second: sheet.lines[1] }
  }

  test('a line that is brought back stands where it stood, once, and for whoever retries', async () => {
    const { value, sheet, titles, second } = await openThree()
    const { id, version } = second
    const removed = await value.call('DELETE', `/lines/${id}?version=${version}`)
    expect(await titles()).toEqual(['First', 'Third'])
    // Of two answers that overtake one another, the screen keeps the later.
    expect(removed.body.revision).toBeGreaterThan(sheet.revision)
    const again = { ...lien('Second', 2_00), submissionKey: randomUUID(), restores: id }
    const answers = [await value.add(again), await value.add(again)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await titles()).toEqual(['First', 'Second', 'Third'])
    expect(answers[0]?.body.revision).toBeGreaterThan(removed.body.revision)
    const other = await value.add({ ...lien('Second', 9_00), restores: id })
    expect(other.status).toBe(409)
  })

  test('in a later version a line that was taken out is added anew, and a line of another file isn’t brought back', async () => {
    const { value, titles, second } = await openThree()
    await value.call('DELETE', `/lines/${second.id}?version=${second.version}`)
    await value.call('POST', '/versions', { from: 1 })
    expect((await value.add({ ...lien('Second', 2_00), restores: second.id })).status).toBe(201)
    expect(await titles()).toEqual(['First', 'Third', 'Second'])
    const elsewhere = await openThree()
    await elsewhere.value.add({ ...lien('Mine', 4_00), restores: second.id })
    expect(await elsewhere.titles()).toEqual(['First', 'Second', 'Third', 'Mine'])
  })

  test('a line says that its document was deleted, and names it again when it is back, in every version', async () => {
    const value = await openValue(desk)
    const { db } = desk.database
    const documentId = await addDocument(desk, value.file.id)
    const isIt = eq(documents.id, documentId)
    const [paper] = await db.select().from(documents).where(isIt)
    if (!paper) throw new Error('the document is not there')
    await value.add({ ...lien('Clinic', 5_00), documentId, page: 3 })
    await db.delete(documents).where(isIt)
    const gone = await value.lineOf('lien')
    expect(gone).toMatchObject({ documentId: null, goneDocumentId: documentId })
    // A new figure, and a new version, remember it.
    const { version, figure } = gone
    await value.call('PUT', `/lines/${gone.id}`, { version, figure: { ...figure, amount: 6_00 } })
    await value.call('POST', '/versions', { from: 1 })
    expect(await value.lineOf('lien')).toMatchObject({ documentId: null, goneDocumentId: documentId })
    await db.insert(documents).values(paper)
    expect(await value.lineOf('lien')).toMatchObject({ documentId, goneDocumentId: null })
    const closed = (await value.call('GET', '/versions/1')).body.lines[0]
    expect(closed).toMatchObject({ documentId, goneDocumentId: null })
  })
})
