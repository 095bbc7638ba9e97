// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { lasting } from '../../browser/storage.ts'
import { consent, keepConsent } from './consent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('[VAL-5] a no takes away what identifies the visitor, also from the cookie where storage was full', () => {
  const storage = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.getItem(name),
    setItem(name: string, value: string) {
      if (name === 'session_key') throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(name, value)
    },
    removeItem: (name: string) => storage.removeItem(name),
  })
  keepConsent('yes')
  lasting().set('session_key', 'k')
  lasting().set('risk_token', 't')
  expect([document.cookie, localStorage.getItem('risk_token')]).toEqual(['session_key=k', 't'])
  keepConsent('no')
  expect([document.cookie, localStorage.getItem('risk_token')]).toEqual(['', null])
  expect(consent()).toBe('no')
})

test('[TRK-7] until the visitor has answered nothing is known; where nothing can be kept the answer is no', () => {
  expect(consent()).toBe(undefined)
  localStorage.setItem('consent', 'perhaps')
  expect(consent()).toBe(undefined)
  keepConsent('yes')
  expect(consent()).toBe('yes')
  vi.stubGlobal('localStorage', undefined)
  expect(consent()).toBe('no')
  expect(() => keepConsent('yes')).not.toThrow()
})
