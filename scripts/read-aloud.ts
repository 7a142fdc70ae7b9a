import { comparePages, readPage } from './reader/bars.ts'

/** Rates every page in a running site's sitemap: `npm run read-aloud [ADDRESS]`. */
const site = process.argv[2] ?? 'http://localhost:3000'

const fetchText = async (address: string) => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.text()
}

const paths = [...(await fetchText(`${site}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)
const pages: { path: string; html: string }[] = []
for (const path of paths) pages.push({ path, html: await fetchText(site + path) })

const readings = pages.map(({ path, html }) => readPage(path, html))
console.table(
  readings.map(({ path, words, longest, grade }) => ({
    path,
    words,
    'longest sentence': longest,
    grade: grade.toFixed(1),
  })),
)
for (const folder of ['/states/', '/case-types/']) {
  const [closest] = comparePages(pages.filter(({ path }) => path.startsWith(folder)))
  if (closest)
    console.log(
      `${closest.one} and ${closest.other} share ${(100 * closest.shared).toFixed(0)}% of their runs.`,
    )
}
const faults = readings.flatMap((reading) => reading.faults)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
