import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The browser bundle: built from src/web into dist/, served by the same process as the API.
export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
})
