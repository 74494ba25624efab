// What goes with the archive about what is in it: a bill of materials (CycloneDX) and the licences of all packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locked } from './packed-modules.ts'

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})

/**
 * npm's bill of materials, of these packages alone. It is asked for all: told to leave out what only developing needs, npm leaves out what
 * developing needs too.
 */
export function billOfMaterials(root: string, locked: Locked, folders: readonly string[]): string {
  const npm = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
  const { status, stdout, stderr } = spawnSync('npm', npm, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
  const whole = bill.parse(JSON.parse(stdout))
  const own = locked['']?.version ?? ''
  const refs = new Set(folders.map((folder) => `${nameOf(folder)}@${locked[folder]?.version}`))
  const isRoot = (ref: string) => !whole.components.some((each) => each['bom-ref'] === ref)
  const component = { ...whole.metadata.component, name: 'portage', version: own }
  return JSON.stringify(
    {
      ...whole,
      metadata: { ...whole.metadata, component },
      components: whole.components.filter((each) => refs.has(each['bom-ref'])),
      dependencies: whole.dependencies
        .filter(({ ref }) => refs.has(ref) || isRoot(ref))
        .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => refs.has(ref)) })),
    },
    undefined,
    1,
  )
}

/** One line a package, then the words of each licence as the package carries them. */
export function licences(root: string, locked: Locked, folders: readonly string[]): string {
  const list = folders.map((folder) => ({ folder, ...locked[folder], title: titleOf(locked, folder) }))
  const lines = list.map(({ title, license }) => `${title}\t${license || 'see below'}`)
  const texts = list.map(({ folder, title }) => `${'='.repeat(78)}\n${title}\n\n${licenceText(join(root, folder))}`)
  return [
    'Packages that Portage carries or whose code is in its pages, with their licences. Portage itself: LICENSE and NOTICE.',
    '',
    ...lines,
    '',
    ...texts,
  ].join('\n')
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

const titleOf = (locked: Locked, folder: string) => `${nameOf(folder)} ${locked[folder]?.version}`

function licenceText(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => LICENCE_FILE.test(name)) : []
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return texts.length > 0 ? texts.join('\n\n') : 'The package carries no file with the words of its licence.'
}
