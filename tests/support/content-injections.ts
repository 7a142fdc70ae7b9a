import type { Page } from '@playwright/test'

/** What each of them does when it gets to run. */
const run = 'window.injected=(window.injected||0)+1'
const encoded = '&#119;indow.injected=1'

/**
 * Ways to get a script into a page through a text: the classes of OWASP's filter evasion sheet and of mutation XSS.
 * Those that wait for a click or a hover are set off by `provoke`.
 */
export const injections: readonly string[] = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script\n>${run}</script\n>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `"><script>${run}</script>`,
  `'"></textarea></title></style></noscript><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `]]><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror='${run}' `,
  `<img/src=x/onerror=${run}>`,
  `<img src="x\`" onerror="${run}">`,
  `<img src=x oNeRrOr=${encoded}>`,
  `<image href=x onerror="${run}">`,
  `<svg onload="${run}">`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text x=20 y=20>go</text></a></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<math href="javascript:${run}">go</math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><img src=x onerror="${run}"></template>`,
  `<body onload="${run}">`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<details open ontoggle="${run}">x</details>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}">`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"></select>`,
  `<p onmouseover="${run}">hover</p>`,
  `<p tabindex=0 onclick="${run}">click</p>`,
  `<style onload="${run}">*{}</style>`,
  `<link rel=stylesheet href="data:text/css,*" onload="${run}">`,
  `<base href="javascript:${run}//"><a href="#">go</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<form action="javascript:${run}"><button>go</button></form>`,
  `<button formaction="javascript:${run}">go</button>`,
  `<a href="javascript:${run}">go</a>`,
  `<a href=" &#14; java\tscript:${run}">go</a>`,
  `<a href="JaVaScRiPt&colon;${run}">go</a>`,
  `<a href="data:text/html,<script>${run}</script>">go</a>`,
  `<a href="vbscript:${run}">go</a>`,
  `[go](javascript:${run})`,
  `[go](<java\nscript:${run}>)`,
  `![x](x"onerror="${run})`,
  `<javascript:${run}>`,
  `[x]: javascript:${run}\n[x]`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `\u003cscript\u003e${run}\u003c/script\u003e`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\u2028<script>${run}</script>`,
]

/** All of them in one text, each apart from the next. */
export const everyInjection = injections.join('\n\n')

/** Does to the page what a visitor might: what waits for a hover, a focus or a click gets it. */
export async function provoke(page: Page) {
  await page.evaluate(() => {
    // A link that leads away would end the test; whether its address is a script is decided before.
    const stay = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('a, button, form') : null
      const address = target?.getAttribute('href') ?? target?.getAttribute('action') ?? ''
      if (!/script/i.test(address)) event.preventDefault()
    }
    document.addEventListener('click', stay)
    document.addEventListener('submit', stay)
    for (const element of document.body.querySelectorAll(
      'a, p, img, input, select, [onclick], [onmouseover]',
    )) {
      // Not the controls of the page itself: they are what the administrator works with.
      if (element.closest('header, nav, [role="tablist"]')) continue
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (element instanceof HTMLAnchorElement && /script|data:/i.test(element.getAttribute('href') ?? ''))
        element.click()
      if (element.matches('[onclick]')) element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
  })
  // What a broken picture sets off comes with the load event at the latest; two frames are after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** How many of them ran. */
export const injected = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'injected') ?? 0))
