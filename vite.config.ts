import { defineConfig } from 'vite'

/** Android WebViews as old as this are common where the store's visitors are. */
const target = 'chrome64'

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 64 << 16 }, cssModules: { pattern: '[hash]_[local]' } },
  },
  build: {
    target,
    cssMinify: 'lightningcss',
    cssTarget: target,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
