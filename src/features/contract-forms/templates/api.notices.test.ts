import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { createFormCalls } from '../../../../tests/support/contract-forms.ts'
import { noToAll, openContractFile, openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'

describe.each(databaseKinds())('words that change after the lawyer read them, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)
  const forms = createFormCalls(desk.app, desk.owner)
  const notice = { text: 'YOU MAY CANCEL.', source: 'Wis. 1', checkedOn: today }
  const writeNotice = (text: string) =>
    desk.setRule('WI', { posture: 'capped', contract: { notices: [{ ...notice, text }] } })
  const openFile = async () =>
    openContractFile(desk, { state: 'WI', ruleVersion: await writeNotice(notice.text) })
  let file: Awaited<ReturnType<typeof openFile>>
  beforeAll(async () => {
    file = await openFile()
    await forms.list()
    await forms.confirm(1)
  })
  const draft = async () => (await file.draft({ answers: noToAll })).body
  // biome-ignore lint/suspicious/noExplicitAny: an answer as it comes
  const unmet = (contract: any): string[] =>
    contract.checks.flatMap(({ name, isMet }: { name: string; isMet: boolean }) => (isMet ? [] : [name]))

  test('a state’s new notice stops the contracts there, says why, and waits for a form with it', async () => {
    const { id } = await draft()
    await writeNotice('YOU MAY CANCEL WITHIN TEN DAYS.')
    expect(unmet(await file.contract(id))).toEqual(['notices-confirmed', 'figures'])
    const again = await draft()
    expect(unmet(again)).toEqual(['notices-confirmed'])
    const refused = await file.send(again.id)
    expect(refused.status).toBe(409)
    expect(refused.body.errors.checks).toEqual([
      expect.stringMatching(/Wisconsin.*came after the lawyer confirmed form 1: Wis\. 1\./),
    ])
    const form = await forms.read(1)
    expect(form.notices).toMatchObject([{ states: ['WI'], isNew: true }])
    const counsel = form.needs.find(({ name }) => name === 'counsel')
    expect(counsel).toMatchObject({ isMet: false, lacks: expect.stringContaining('Wisconsin') })

    await forms.call('POST', '', { from: 1 })
    await forms.confirm(2)
    expect((await forms.read(2)).notices).toMatchObject([{ isNew: false }])
    expect(unmet(await draft())).toEqual([])
  })

  test('a contract that was drafted before gets the words in force; a sent one keeps its own', async () => {
    const { id, template } = await draft()
    await forms.call('POST', '', { from: template.version })
    await forms.confirm(template.version + 1)
    const waiting = await file.contract(id)
    expect(unmet(waiting)).toEqual(['template'])
    const refused = await file.send(id)
    expect(refused.body.errors.checks).toEqual([expect.stringMatching(/Draft it again/)])

    const again = await draft()
    expect(again.template.version).toBe(template.version + 1)
    expect((await file.send(again.id)).status).toBe(200)
    await forms.call('POST', '', { from: null })
    await forms.confirm(template.version + 2)
    const sent = await file.contract(again.id)
    expect(sent).toMatchObject({ status: 'issued', template: { version: template.version + 1 } })
    expect((await forms.read(template.version + 1)).contracts).toBe(1)
  })
})
