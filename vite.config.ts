import { defineConfig } from 'vite'
import { iconSpriteFile } from './ops/build/icon-sprite.ts'

/** Android WebViews as old as this are common where the store's visitors are. */
const target = 'chrome64'

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  define: { ICON_SPRITE: JSON.stringify(`/assets/${iconSpriteFile}`) },
  // While developing: modules outside of HTML files are found here, so that no page is reloaded for a package that comes late.
  optimizeDeps: {
    entries: ['web/boot/*.ts', 'web/**/*.{island.tsx,enhancer.ts}', 'web/workshop/browser/*.ts'],
  },
  server: {
    watch: { ignored: ['.run', 'dist', 'test-results'].map(name => `${import.meta.dirname}/${name}/**`) },
  },
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
