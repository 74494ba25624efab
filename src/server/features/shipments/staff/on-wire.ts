// A client in the words of the API.
import type { ClientRow } from '../../../store/clients.ts'

export const wireClient = ({ id, name, email, created_at }: ClientRow) => ({
  id,
  name,
  email,
  createdAt: created_at.toISOString(),
})
