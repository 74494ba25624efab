// The arguments of a command, read in one way by all: `--help` says how it is used and ends with 0; an option it does not know, a word too
// many or too few, is said in one sentence above the usage, a file that is not
// there in one sentence alone, and ends with 2.
import { accessSync, constants } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** It could not be tried: the exit code of every command then. */
const NOT_TRIED = 2

type Command<Options extends ParseArgsOptionsConfig> = {
  /** After 'Usage: ': 'npm run -s duty -- FILE.jsonl [--csv]'; more lines may say what the words mean. */
  readonly usage: string
  readonly options?: Options
  /** How many words may stand beside the options. */
  readonly words?: { readonly least: number; readonly most: number }
  /** Whether the first word is a file to be read; '-' is standard input. */
  readonly readsFile?: boolean
}

type Read<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>

/** Ends the program where the words cannot be used. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: readonly string[] = process.argv.slice(2),
): Read<Options> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`Usage: ${command.usage}\n`)
    process.exit(0)
  }
  try {
    const read = parseArgs({ args: [...args], allowPositionals: true, options: command.options ?? {} })
    const problem = problemOf(read.positionals, command)
    if (problem !== undefined) refuse(problem, command.usage)
    const [file] = read.positionals
    const lack = command.readsFile && file !== undefined ? unreadable(file) : undefined
    if (lack !== undefined) refuse(lack)
    return read as Read<Options>
  } catch (cause) {
    return refuse(sentenceOf(cause), command.usage)
  }
}

/** A usage as a sentence of the catalogue has it, without its first word. */
export const usageOf = (sentence: string): string => sentence.replace(/^Us(?:ag)?e: /, '')

/** The sentence, and the usage where it helps, on standard error; the program ends with 2. */
function refuse(sentence: string, usage?: string): never {
  process.stderr.write(`${sentence}\n${usage === undefined ? '' : `Usage: ${usage}\n`}`)
  process.exit(NOT_TRIED)
}

function problemOf<Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  { words: { least, most } = { least: 0, most: 0 } }: Command<Options>,
): string | undefined {
  if (words.length < least) return 'Something to work on is missing.'
  const extra = words[most]
  if (extra !== undefined) return `“${extra}” is one word too many.`
  return undefined
}

/** Why a file cannot be read, in a sentence; undefined where it can. '-' is standard input. */
function unreadable(file: string): string | undefined {
  if (file === '-') return undefined
  try {
    accessSync(file, constants.R_OK)
    return undefined
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    return isMissing ? `There is no file ${file}.` : `The file ${file} cannot be read.`
  }
}

/** What Node says of arguments it refuses, in plain words. */
function sentenceOf(cause: unknown): string {
  if (!(cause instanceof Error) || !('code' in cause)) throw cause
  const name = /'([^']+)'/.exec(cause.message)?.[1]?.split(/[ ,=]/)[0] ?? ''
  if (cause.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${name}.`
  if (cause.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return cause.message.includes('does not take an argument')
      ? `The option ${name} takes no value.`
      : `The option ${name} needs a value behind it.`
  throw cause
}
