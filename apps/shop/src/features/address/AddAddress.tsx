import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import type { AddressForm } from "../../stores/address-draft.ts";

const AddAddressSheet = lazy(() => import("./AddAddressSheet.tsx"));

type AddAddressProps = {
  open: boolean;
  onClose: () => void;
  onAdded: (addressId: string) => void;
  isBilling?: boolean;
  /** What is known of it already. */
  start?: Partial<AddressForm>;
};

/**
 * A new address without leaving the page that needs one. Its code comes when it is first opened, and then stays, with what was typed.
 * It stands beside the page, for it is often asked for from inside another form.
 */
export function AddAddress(props: AddAddressProps) {
  const [needed, setNeeded] = useState(false);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  return createPortal(
    <Suspense fallback={null}>
      <AddAddressSheet {...props} />
    </Suspense>,
    document.body,
  );
}
