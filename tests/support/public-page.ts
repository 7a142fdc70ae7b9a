type Node = Record<string, unknown> & { '@type'?: unknown }

const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }
const decode = (html: string) =>
  html.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? '')

const findFirst = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '')

/** What a public page says to readers and to search engines. */
export async function readPublicPage(url: string) {
  const html = await (await fetch(url)).text()
  const graph = readGraph(html)
  const namesIn = (value: unknown): string[] =>
    [value ?? []].flat().map((place) => String((place as Node).name))
  const services = graph.filter((node) => [node['@type']].flat().includes('FinancialService'))
  const lists = graph.filter((node) => node['@type'] === 'ItemList')
  return {
    html,
    /** Without the frame. */
    main: decode(html.slice(html.indexOf('<main'), html.indexOf('</main>'))),
    title: findFirst(html, /<title>([^<]*)<\/title>/),
    description: findFirst(html, /<meta name="description" content="([^"]*)"/),
    /** Where the page says the company does business. */
    areaServed: graph.flatMap((node) => namesIn(node.areaServed)),
    /** The places of its financial services. */
    listedServices: services.flatMap((node) => namesIn(node.areaServed)),
    /** What its list of pages names. */
    listed: lists.flatMap((node) => namesIn(node.itemListElement)),
  }
}

function readGraph(html: string): Node[] {
  const [, json] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  return json ? (JSON.parse(json) as { '@graph': Node[] })['@graph'] : []
}
