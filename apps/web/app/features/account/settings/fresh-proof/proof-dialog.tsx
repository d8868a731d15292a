import { m } from '#messages'
import { SettingsDialog } from '../settings-dialog.tsx'
import type { FreshProof } from './use-fresh-proof.tsx'

/** For changes that have no dialog of their own. */
export const ProofDialog = ({ proof, title }: { readonly proof: FreshProof; title: string }) =>
  proof.form ? (
    <SettingsDialog title={title} text={m.account_proof_text()} onClose={proof.cancel}>
      {proof.form}
    </SettingsDialog>
  ) : null
