import { expect, test } from 'vitest'
import { injectScript } from './inject.ts'

const script = '<script src="/n.js"></script>'

test.each([
  ['<!doctype html><html><head><title>x</title>', `<!doctype html><html><head>${script}<title>x</title>`],
  ['<HTML><HEAD lang="zh">a</HEAD>', `<HTML><HEAD lang="zh">${script}a</HEAD>`],
  ['<html><header>a</header>', `${script}<html><header>a</header>`],
  ['<head></head><p>&lt;head><head>', `<head>${script}</head><p>&lt;head><head>`],
])('%s gets the script once, before anything of its own', (html, injected) => {
  expect(injectScript(html, '/n.js')).toBe(injected)
})
