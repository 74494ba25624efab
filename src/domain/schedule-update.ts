// How bringing the tariff schedule up to date ends, as a reason with its facts. Every failure leaves what was installed in place.

/** Why an export is no whole schedule. */
export type ScheduleProblem =
  | { readonly reason: 'unreadRates' | 'repeatedCodes'; readonly facts: { readonly count: number } }
  | { readonly reason: 'otherSize'; readonly facts: { readonly count: number; readonly known: number } }
  | { readonly reason: 'lacksChapters'; readonly facts: { readonly chapters: readonly string[] } }

type None = Readonly<Record<string, never>>

/** Why a file is no export at all; `row` counts from 1. */
export type ExportFault =
  | { readonly reason: 'not-unpacked' | 'unpacks-too-large' | 'not-json' | 'no-list'; readonly facts: None }
  | { readonly reason: 'row-unnamed' | 'row-without-indent'; readonly facts: { readonly row: number } }

/** `cause` and `problem` are words of the system, `received` counts bytes. */
export type DownloadFailure =
  | { readonly reason: 'offline'; readonly facts: { readonly cause: string } }
  | { readonly reason: 'too-slow' | 'too-large'; readonly facts: None }
  | { readonly reason: 'refused'; readonly facts: { readonly status: number } }
  | { readonly reason: 'cut-short'; readonly facts: { readonly received: number } }

export type ScheduleUpdateFailure =
  | DownloadFailure
  | { readonly reason: 'no-file'; readonly facts: { readonly path: string } }
  | { readonly reason: 'broken'; readonly facts: { readonly fault: ExportFault } }
  | { readonly reason: 'not-written'; readonly facts: { readonly problem: string } }
  | { readonly reason: 'incomplete'; readonly facts: { readonly problems: readonly ScheduleProblem[] } }

/** `added`, `removed` and `rates` count codes against the release in use, `unread` rates in a wording not known yet. */
export type ScheduleUpdateEnd =
  | {
      readonly reason: 'installed'
      readonly facts: {
        readonly release: string
        readonly rows: number
        readonly added: number
        readonly removed: number
        readonly rates: number
        readonly unread: number
      }
    }
  | { readonly reason: 'unchanged'; readonly facts: { readonly release: string } }
  | { readonly reason: 'broke-off'; readonly facts: None }
  | ScheduleUpdateFailure
