import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { paths } from '#site/paths.ts'
import playwright from '../playwright.config.ts'
import { buildIfStale } from './build.ts'
import { startDemoSite } from './pictures/demo-site.ts'
import { findFullFile, findSentContract, takeDesk } from './pictures/desk.ts'
import { kinds, takeFirstScreens, takeKind } from './pictures/public-pages.ts'

/**
 * `npm run pictures [NAME …]`: takes the pictures for the README and docs/pages.md from a demo of its own;
 * with names (`today pages/states`) only those.
 */
const folder = 'docs/pictures'
const wanted = process.argv.slice(2)

await buildIfStale()
await using site = await startDemoSite()
await using browser = await chromium.launch(playwright.use?.launchOptions)

// The site's policy would refuse the style that hides the demo's sign.
const visitor = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
const owner = await browser.newContext({
  reducedMotion: 'reduce',
  storageState: await site.owner.storageState(),
})

const at = (path: string) => site.url + path
const pictures: Record<string, () => Promise<Buffer>> = {
  home: () => takeFirstScreens(visitor, at(paths.home)),
  state: () => takeFirstScreens(visitor, at(paths.state('tx'))),
  'case-type': () => takeFirstScreens(visitor, at(paths.caseType('car-accident'))),
  contact: () => takeFirstScreens(visitor, at(paths.contact)),
  today: () => takeDesk(owner, { address: at(paths.admin), part: 'region', name: 'The week' }),
  list: () => takeDesk(owner, { address: at(paths.adminApplications), part: 'table', name: 'Applications' }),
  file: async () => takeDesk(owner, { address: await findFullFile(site), part: 'region', name: 'Activity' }),
  contract: async () =>
    takeDesk(owner, { address: await findSentContract(site), part: 'region', name: 'The paper' }),
}
for (const [kind, path] of Object.entries(kinds))
  pictures[`pages/${kind}`] = () => takeKind(visitor, at(path))

for (const [name, take] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const file = join(folder, `${name}.webp`)
  const bytes = await take()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KB`)
}
