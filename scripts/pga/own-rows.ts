// Rows the compiled table lacks or has too weak, written from the rules named. One of the same prefix, agency and programme takes the
// place of the table's. Not compared with the flags of the customs system: confidence says so.

/** prefix | agency | programme | flag | level | confidence | why | papers, separated by semicolons */
const ROWS = `
380894 | FDA | DRU | FD1 | may_be_required | medium | Sanitizer for the hands is a drug, not a pesticide: its maker is registered and the product listed (21 CFR 207). | Drug establishment registration; NDC listing
851650 | FDA | RAD | FD2 | required | high | Microwave ovens are radiation products with a standard of their own (21 CFR 1005.25, 1030.10). | FDA Form 2877
871160 | CPSC | CPS | CP1 | may_be_required | medium | Scooters and bicycles with a motor keep product rules; those for children are tested (16 CFR 1512). | General or children's certificate
940169 | CPSC | CPS | CP1 | may_be_required | low | Walkers and seats for babies keep rules of their own (16 CFR 1216, 1223, 1232). | Children's product certificate where for children
940171 | CPSC | CPS | CP1 | may_be_required | medium | Walkers and seats for babies keep rules of their own (16 CFR 1216, 1223, 1232). | Children's product certificate where for children
940179 | CPSC | CPS | CP1 | may_be_required | medium | Walkers and seats for babies keep rules of their own (16 CFR 1216, 1223, 1232). | Children's product certificate where for children
8806 | FCC |  |  | advisory | high | Drones emit radio waves and need an equipment authorisation; nothing is filed with customs (47 CFR 2). | FCC ID or supplier's declaration
8806 | FAA |  |  | advisory | high | Drones above 250 g are registered and tell by radio who they are; nothing is filed with customs (14 CFR 48, 89). | FAA registration; Remote ID declaration of compliance
9301 | ATF | ATF |  | may_be_required | medium | Firearms, their parts and ammunition need a permit before they arrive (27 CFR 447.41, 478.112). | ATF Form 6
9302 | ATF | ATF |  | may_be_required | medium | Firearms, their parts and ammunition need a permit before they arrive (27 CFR 447.41, 478.112). | ATF Form 6
9303 | ATF | ATF |  | may_be_required | medium | Firearms, their parts and ammunition need a permit before they arrive (27 CFR 447.41, 478.112). | ATF Form 6
9305 | ATF | ATF |  | may_be_required | medium | Firearms, their parts and ammunition need a permit before they arrive (27 CFR 447.41, 478.112). | ATF Form 6
9306 | ATF | ATF |  | may_be_required | medium | Firearms, their parts and ammunition need a permit before they arrive (27 CFR 447.41, 478.112). | ATF Form 6
`

type OwnRow = {
  /** As the file has them: prefix, agency, programme, flag, level, confidence. */
  readonly cells: readonly string[]
  readonly why: string
  readonly papers: string
}

export const OWN_ROWS: readonly OwnRow[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    return { cells: cells.slice(0, 6), why: cells[6] ?? '', papers: cells[7] ?? '' }
  })

/** Whether an own row takes the place of a row of the table. */
export const isReplaced = ([prefix, agency, programme]: readonly string[]): boolean =>
  OWN_ROWS.some(({ cells }) => cells[0] === prefix && cells[1] === agency && cells[2] === programme)
