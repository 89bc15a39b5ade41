import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Ships the parts of Swagger UI, so that the server's page of its API needs no other host. */
function swagger(): Plugin {
  const parts = ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE']
  return {
    name: 'swagger',
    apply: 'build',
    generateBundle() {
      for (const part of parts) {
        const source = readFileSync(here(`./node_modules/swagger-ui-dist/${part}`))
        this.emitFile({ type: 'asset', fileName: `docs/${part}`, source })
      }
    },
  }
}

/** What several screens use, besides texts and drawings: of each game its scripts. */
const SHARED = /node_modules|src\/shell|src\/games\/([^/]+\/)?[^/]+\.ts$|src\/lib\/[^/]+$/

export default defineConfig({
  plugins: [svelte(), svelteTesting(), swagger()],
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    outDir: here('../src/twinspan/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the server which scripts belong together.
    manifest: 'manifest.json',
    // One sheet and few scripts: on a slow line every request costs more than what it brings.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    // The messages live beside the Python that also reads them.
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8137', ws: true } },
  },
  test: {
    environment: 'jsdom',
    // Each file has globals of its own here too, and they are made in a third of the time.
    pool: 'vmThreads',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
})
