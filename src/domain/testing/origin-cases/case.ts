// Worked cases of origin in a short form: a good, its materials, and what the note makes of them. Each case says its derivation.
import { day } from '../../calendar.ts'
import { decimal } from '../../money.ts'
import type { OriginCase, OriginMaterial, Process, Role } from '../../origin/recipe.ts'
import type { Truth } from '../../origin/truth.ts'

export type WorkedCase = {
  /** What the case shows and how the outcome is worked out by hand. */
  readonly shows: string
  readonly good: string
  readonly is?: string
  readonly price?: string
  readonly netCost?: string
  readonly totalCost?: string
  readonly of: readonly OriginMaterial[]
  readonly done?: readonly Process[]
  readonly answers?: Readonly<Record<string, Truth>>
  readonly from?: string
  readonly on?: string
  /** 'originating B 18-5', 'not-originating 18-5 m1 m2', 'unknown 94-4 B: net-cost'. */
  readonly gives: string
}

type More = Partial<
  Pick<OriginMaterial, 'role' | 'inDecidingComponent' | 'isWhollyObtained' | 'isRecovered' | 'madeFrom'>
> & { readonly weight?: string; readonly id?: string }

const made =
  (originating: Truth) =>
  (code: string, description: string, value?: string, { weight, id, ...more }: More = {}): OriginMaterial => ({
    id: id ?? description.split(' ')[0] ?? description,
    description,
    code: code === '?' ? undefined : code.replaceAll('.', ''),
    origin: originating === 'yes' ? 'CA' : 'CN',
    originating,
    value: value === undefined ? undefined : decimal(value),
    role: 'component' satisfies Role,
    ...(weight !== undefined && { weightShare: decimal(weight) }),
    ...more,
  })

/** A material that originates. Its id is the first word of its description. */
export const own = made('yes')
export const foreign = made('no')
/** A material whose origin nobody has proven. */
export const unproven = made('unknown')

export const toCase = (each: WorkedCase): OriginCase => ({
  good: { code: each.good.replaceAll('.', ''), description: each.is ?? each.shows },
  producedIn: each.from ?? 'CA',
  importedInto: 'US',
  day: day(each.on ?? '2026-11-15'),
  currency: 'CAD',
  transactionValue: each.price === undefined ? undefined : decimal(each.price),
  netCost: each.netCost === undefined ? undefined : decimal(each.netCost),
  totalCost: each.totalCost === undefined ? undefined : decimal(each.totalCost),
  materials: each.of,
  processes: each.done ?? ['other'],
  answers: each.answers ?? {},
})
