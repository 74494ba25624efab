// Above a client's own pages where staff open them: whose client it is, and the way back. The page below names itself.
import { Outlet, useParams } from 'react-router'
import { texts } from '#texts/en/staff.ts'
import { Trail } from '../../features/clients/trail.tsx'
import { useClient } from '../../features/clients/use-client.ts'
import { PATHS, staffClientPath } from '../../paths.ts'

export function ClientTrail() {
  const { clientId = '' } = useParams()
  const client = useClient(clientId)
  const name = client.data?.data.name ?? texts.clientUnknown
  return (
    <>
      <Trail
        steps={[
          { label: texts.clients, to: PATHS.staff },
          { label: name, to: staffClientPath(clientId) },
        ]}
      />
      <Outlet />
    </>
  )
}
