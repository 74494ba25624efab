// What the person reads who backs up and restores in the terminal.
export const texts = {
  backupUse: 'Use: npm run backup -- --to FOLDER [--passphrase-file FILE], or npm run backup -- --check FOLDER',
  restoreUse: 'Use: npm run restore -- --from FOLDER [--passphrase-file FILE]',
  inUse: (folder: string) =>
    `A server is using the data folder ${folder}. Stop it first: the embedded database has one user at a time.`,
  unusable: (reason: string) => `The database cannot be opened: ${reason}.`,
  shortPassphrase: (characters: number) => `The passphrase has fewer than ${characters} characters.`,
  done: (folder: string) => `Backed up to ${folder}`,
  whole: (folder: string) => `Everything in ${folder} is whole`,
  restored: (folder: string) => `Restored from ${folder}; every row was compared`,
  counts: (tables: number, rows: number, files: number) => `  ${tables} tables, ${rows} rows, ${files} files`,
  open: 'It is not encrypted: whoever has it reads every client. Use --passphrase-file to encrypt it.',
  missing: (count: number, keys: string) => `${count} files that rows name are not in the storage: ${keys}`,
  changed: (count: number, keys: string) =>
    `${count} files in the storage are not as they were made (their SHA-256 differs from that of their rows): ${keys}`,
  deletedMeanwhile: (count: number, keys: string) =>
    `${count} files were deleted while the backup was made; it has their rows and not the files: ${keys}`,
  keyNeeded: (name: string, place: string, fingerprint: string) =>
    `Keep ${name} apart (now in: ${place}; fingerprint ${fingerprint}): what is stored encrypted is lost without it.`,
  keyDiffers: (name: string, fingerprint: string) =>
    `Set ${name} to the key with the fingerprint ${fingerprint} before you start: what is stored encrypted cannot be read with another.`,
  refused: {
    'not-empty': (about: string) => `Not empty: ${about}. Nothing was written.`,
    damaged: (about: string) => `The backup is damaged: ${about} is not what the manifest says. Nothing was restored.`,
    passphrase: () => 'The backup is encrypted, and this is not its passphrase, or its manifest is damaged.',
    'unknown-migration': (about: string) =>
      `The backup was made by another version of Portage (${about}). Restore it with that version, then update.`,
    'no-backup': (about: string) => `There is no whole backup in ${about}.`,
  },
} as const
