import { type BrowserContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Today } from '#features/dashboard/today/schema.ts'
import type { ListPage } from '#features/desk/list/schema.ts'
import { paths } from '#site/paths.ts'
import type { DemoSite } from './demo-site.ts'
import { openPage } from './open-page.ts'

const size = { width: 1440, height: 900 }

/** A screen, and the part of it that loads last. */
type Screen = { address: string; part: Parameters<Page['getByRole']>[0]; name: string }

/** As the demo's owner sees it, with the sign that everybody on it is made up. */
export async function takeDesk(owner: BrowserContext, { address, part, name }: Screen): Promise<Buffer> {
  const page = await openPage(owner, address, size)
  await expect(page.getByRole(part, { name })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  const shot = await page.screenshot()
  await page.close()
  return sharp(shot).webp({ quality: 70, effort: 6 }).toBuffer()
}

/** The application in review with the most to see: documents accepted and sent, and a message to answer. */
export async function findFullFile({ url, owner }: DemoSite): Promise<string> {
  const answer = await owner.get('/api/applications/desk?status=in-review&pageSize=200')
  const { applications }: ListPage = await answer.json()
  const fullness = ({ documents, nextStep }: ListPage['applications'][number]) =>
    (documents?.accepted ?? 0) + (documents?.toJudge ?? 0) + (nextStep.kind === 'answer' ? 1 : 0)
  const [fullest] = applications.sort((a, b) => fullness(b) - fullness(a))
  if (!fullest) throw new Error('nothing is in review')
  return url + paths.adminApplicationPage(fullest.id)
}

/** The page of the contract that the demo has sent. */
export async function findSentContract({ url, owner }: DemoSite): Promise<string> {
  const { contracts }: Today = await (await owner.get('/api/admin/overview/today')).json()
  const sent = contracts.find(({ state }) => state === 'person')
  if (!sent) throw new Error('no contract was sent')
  return url + paths.adminApplicationContract(sent.file.id)
}
