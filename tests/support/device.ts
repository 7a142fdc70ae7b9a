import { expect, type Page } from '@playwright/test'

const answers = { own: 'Yes, it’s mine', shared: 'No, it’s shared' }

const ownerChoice = (page: Page, owner: keyof typeof answers) =>
  page.getByRole('radio', { name: answers[owner] })

export async function sayWhose(page: Page, owner: keyof typeof answers) {
  await ownerChoice(page, owner).check()
}

/** The very first word waits until the browser has stored its key. */
export async function expectKept(page: Page, name: string) {
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, name)
}

/** Neither a draft nor the key to one. */
export async function expectNothingKept(page: Page) {
  await expect.poll(() => page.evaluate(listKept)).toEqual([])
}

async function listKept(): Promise<string[]> {
  const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
    /draft|sent/.test(name),
  )
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'drafts')) return names
  const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
    const opening = indexedDB.open('drafts')
    opening.onerror = reject
    opening.onsuccess = () => {
      const listing = opening.result.transaction('keys').objectStore('keys').getAllKeys()
      listing.onsuccess = () => {
        opening.result.close()
        resolve(listing.result)
      }
    }
  })
  return [...names, ...keys.map(String)]
}
