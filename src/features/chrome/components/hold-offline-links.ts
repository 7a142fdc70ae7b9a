import { isOffline } from '#lib/offline.ts'
import { readPageLanguage } from '#lib/page-language.ts'
import { offlineWords } from '../content/offline.ts'

/**
 * Shows our own screen instead of the browser's error, and keeps the page behind it. Built by hand, because nothing
 * can load at that moment.
 */
export function holdOfflineLinks() {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !isOffline() || !leavesPage(link)) return
      event.preventDefault()
      hold(link)
    },
    true,
  )
}

const leavesPage = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin && !target && pathname + search !== location.pathname + location.search

function hold(link: HTMLAnchorElement) {
  const main = document.querySelector('main')
  const content = main?.querySelector<HTMLElement>(':scope > :not([data-offline])')
  if (!main || !content) return
  const words = offlineWords[readPageLanguage()]
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    screen.remove()
    content.classList.replace('hidden', 'contents')
  }
  const retry = () => {
    if (isOffline()) return
    end()
    location.assign(link.href)
  }
  const back = () => {
    end()
    link.focus()
  }
  const heading = element('h1', { textContent: words.title, tabIndex: -1 })
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')
  const call = phone && element('a', { href: phone.href, textContent: phone.ariaLabel ?? '' })
  const screen = element('div', { className: 'page-width py-section' }, [
    element('div', { className: 'max-w-measure' }, [
      heading,
      element('p', { className: 'mt-6 text-lead', textContent: words.text }),
      element('div', { className: 'mt-6 flex flex-wrap gap-3' }, [
        element('button', { className: 'button button-primary', textContent: words.retry, onclick: retry }),
        element('button', { className: 'button button-outline', textContent: words.back, onclick: back }),
        ...(call ? [Object.assign(call, { className: 'button button-outline' })] : []),
      ]),
    ]),
  ])
  screen.toggleAttribute('data-offline', true)
  main.querySelector(':scope > [data-offline]')?.remove()
  main.prepend(screen)
  content.classList.replace('contents', 'hidden')
  scrollTo(0, 0)
  heading.focus()
  addEventListener('online', retry, { signal: ended.signal })
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: HTMLElement[] = [],
) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
