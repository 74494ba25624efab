// Fetches the signed certificate of a shipment and hands it to the browser under the name it is stored with.
import { useMutation } from '@tanstack/react-query'
import { downloadCusmaCertificate, getCusmaForm } from '#contract/cusma.ts'
import { certificateNumber, invoiceFilename } from '#domain/invoice/numbering.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { call, callForFile } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../language/page-language.tsx'

export function useCertificateFile(shipmentId: string, reference: string) {
  const texts = useTexts(en)
  const access = useClientAccess()
  const params = { id: shipmentId }
  const run = useMutation({
    mutationFn: async () => {
      const file = await callForFile(downloadCusmaCertificate, { params }, access)
      const form = await call(getCusmaForm, { params }, access).catch(() => undefined) // only its name is missed
      saveFile(file, form?.data?.certificate?.fileName ?? invoiceFilename(certificateNumber(reference)))
    },
  })
  return {
    download: () => run.mutate(),
    isRunning: run.isPending,
    failure: run.error ? failureText(run.error, texts.downloadFailed) : undefined,
    forget: run.reset,
  }
}
