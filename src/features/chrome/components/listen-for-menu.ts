export const menuMarks = { menu: 'data-menu', close: 'data-menu-close' } as const

const findOpen = () => document.querySelector<HTMLDetailsElement>(`details[${menuMarks.menu}][open]`)

export function listenForMenu() {
  addEventListener('click', ({ target }) => {
    const menu = findOpen()
    if (menu && target instanceof Element && target.closest(`a, [${menuMarks.close}]`)) menu.open = false
  })
  addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && findOpen()
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('focusout', ({ relatedTarget }) => {
    const menu = findOpen()
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
}
