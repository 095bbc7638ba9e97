// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { signal } from './signal.ts'

test('who listens hears what is sent, until they want to hear no more', () => {
  const { send, listen } = signal<number>('pergola:test')
  const heard: number[] = []
  const end = listen(n => heard.push(n))
  send(1)
  signal<number>('pergola:other').send(2)
  end()
  send(3)
  expect(heard).toEqual([1])
})

test('a signal to one place is heard there alone, and by listeners for an event of its name', () => {
  const { send, listen } = signal<string>('pergola:test')
  const place = document.createElement('p')
  const heard: unknown[] = []
  listen(word => heard.push(`document ${word}`))
  listen(word => heard.push(`place ${word}`), place)
  place.addEventListener('pergola:test', event => heard.push((event as CustomEvent).detail))
  send('here', place)
  expect(heard).toEqual(['place here', 'here'])
})
