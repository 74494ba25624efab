// What the person reads who invites somebody to staff in the terminal.
export const texts = {
  use: 'Use: npm run staff:invite -- --email ADDRESS --name NAME [--role owner|operator|reader]',
  made: (name: string, role: string) =>
    `${name} joins as ${role} by this link. It is good once, for seven days; whoever opens it first becomes that person:`,
  path: (path: string) => `${path} (behind the address of your installation; PUBLIC_URL would name it)`,
} as const
