import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { bootIslands } from './boot-islands.ts'

/** A page in a window of its own; the browser's moments come when the test says so. */
function page(html: string, { saveData = false } = {}) {
  const window = new Window() as unknown as globalThis.Window & typeof globalThis
  const { document } = window
  document.body.innerHTML = html
  const idle: (() => void)[] = []
  const observed: Element[] = []
  let tell: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {}
  class Observer {
    constructor(told: typeof tell) {
      tell = told
    }
    observe(element: Element) {
      observed.push(element)
    }
    unobserve() {}
  }
  const loaded: (() => void)[] = []
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    IntersectionObserver: Observer,
    // The window has a load event of its own, at a time of its own.
    addEventListener: (type: string, run: () => void) => type === 'load' && loaded.push(run),
  })
  Object.defineProperty(document, 'readyState', { value: 'interactive' })
  Object.defineProperty(window.navigator, 'connection', { value: { saveData } })

  const woken: string[] = []
  const fetched = vi.fn(async () => ({
    wake: async (element: HTMLElement) => {
      woken.push(element.id)
      element.dataset.alive = ''
    },
  }))
  bootIslands(document, fetched)
  return {
    document,
    window,
    woken,
    fetched,
    observed,
    load: () => {
      for (const run of loaded) run()
    },
    runIdle: () => {
      for (const run of idle.splice(0)) run()
    },
    see: (isIntersecting: boolean) => tell(observed.map(target => ({ isIntersecting, target }))),
    fire: (selector: string, type: string) =>
      document.querySelector(selector)?.dispatchEvent(new window.Event(type, { bubbles: true })),
  }
}

const island = (id: string, on: string, inside = '') =>
  `<div id="${id}" data-island="x" data-on="${on}">${inside}</div>`
const settled = () => new Promise(done => setTimeout(done))

test('nothing is fetched before the page has loaded', async () => {
  const { fetched, runIdle } = page(island('a', 'load') + island('b', 'idle') + island('c', 'visible'))
  runIdle()
  await settled()
  expect(fetched).not.toHaveBeenCalled()
})

test('load comes alive after the load event, visible when seen, idle after that', async () => {
  const all = island('i', 'idle') + island('v', 'visible') + island('l', 'load') + island('t', 'touch')
  const { woken, load, runIdle, observed, see } = page(all)
  load()
  await settled()
  expect(woken).toEqual([])
  runIdle()
  await settled()
  expect(woken).toEqual(['l'])
  expect(observed.map(element => element.id)).toEqual(['v'])
  see(false)
  await settled()
  expect(woken).toEqual(['l'])
  see(true)
  runIdle()
  await settled()
  expect(woken).toEqual(['l', 'v', 'i'])
})

test.each(['pointerdown', 'focusin', 'keydown'])(
  'touch comes alive at the first %s inside it, once',
  async type => {
    const { woken, fire } = page(`${island('t', 'touch', '<button>b</button>')}<p>elsewhere</p>`)
    fire('p', type)
    await settled()
    expect(woken).toEqual([])
    for (let n = 0; n < 3; n++) fire('button', type)
    await settled()
    expect(woken).toEqual(['t'])
  },
)

test('a click that came too early is done again once the island is alive, exactly once', async () => {
  const { document } = page(island('t', 'touch', '<button data-replay=""><b>go</b></button>'))
  const alive: boolean[] = []
  const element = document.getElementById('t')
  element?.addEventListener('click', () => alive.push('alive' in element.dataset))
  document.querySelector('b')?.click()
  await settled()
  expect(alive).toEqual([true])
  document.querySelector('b')?.click()
  await settled()
  expect(alive).toEqual([true, true])
})

test('a link inside a sleeping island does its plain work', () => {
  const { document, window } = page(island('t', 'touch', '<a href="#x">x</a>'))
  const event = new window.MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

test('a click with Ctrl opens the link in a tab as ever', () => {
  const { document, window } = page(island('t', 'touch', '<a href="#x" data-replay="">x</a>'))
  const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  document.querySelector('a')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

test('when React cannot be fetched, a kept click follows its link, and the next touch tries again', async () => {
  const { document, window, fetched, woken, fire } = page(
    island('t', 'touch', '<a href="/x" data-replay="">x</a>'),
  )
  const followed = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  fetched.mockRejectedValueOnce(new Error('offline'))
  document.querySelector('a')?.click()
  await settled()
  expect(followed).toHaveBeenCalledTimes(1)
  fire('a', 'pointerdown')
  await settled()
  expect(woken).toEqual(['t'])
})

test('with Save-Data only what the page needs for its work comes by itself, the rest at a touch', async () => {
  const all = island('l', 'load') + island('i', 'idle', '<button>b</button>') + island('v', 'visible')
  const { woken, load, runIdle, fire } = page(all, { saveData: true })
  load()
  runIdle()
  await settled()
  expect(woken).toEqual(['l'])
  fire('button', 'pointerdown')
  await settled()
  expect(woken).toEqual(['l', 'i'])
})

test('a control elsewhere wakes the one it names, and its early click is kept', async () => {
  const { document, woken } = page(
    `${island('far', 'touch').replace('"x"', '"far"')}<a href="#x" data-by="far" data-replay="">x</a>`,
  )
  const clicks: boolean[] = []
  document.querySelector('a')?.addEventListener('click', () => clicks.push(woken.includes('far')))
  document.querySelector('a')?.click()
  await settled()
  expect(woken).toEqual(['far'])
  expect(clicks).toEqual([true])
})
