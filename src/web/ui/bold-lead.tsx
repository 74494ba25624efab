// A sentence whose first words are bold, where it begins with them: 'Critical Error:' is seen before it is read.

export function BoldLead({ lead, children }: { readonly lead: string; readonly children: string }) {
  if (!children.startsWith(lead)) return children
  return (
    <>
      <strong>{lead}</strong>
      {children.slice(lead.length)}
    </>
  )
}
