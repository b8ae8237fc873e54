import { submitForwarding } from "@sihai/contract/forwarding";
import { listOrders } from "@sihai/contract/order";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { useDraftForm } from "@sihai/ui";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { go, showRefusal, useAction, useDict, useWarehouseNames } from "#shop";
import { keptTicks } from "../../stores/kept-ticks.ts";
import { useAgreements } from "../content/agreement/use-agreements.ts";
import { useDestination } from "../goods/use-destination.ts";
import { type ForwardingFields, forwardingDraft, resetForwardingDraft } from "./forwarding-draft.ts";
import { forwardingSchema, logisticsOf } from "./problems.ts";

export type ForwardingForm = UseFormReturn<ForwardingFields, unknown, ForwardingFields>;

/** The announcement as it is drafted, and the sending of it. */
export function useSubmitForwarding() {
  const words = useDict(forwardingDict);
  const { usual } = useWarehouseNames();
  const { country, ready } = useDestination();
  const schema = useMemo(() => forwardingSchema(words), [words]);
  const form = useDraftForm<ForwardingFields>(schema, forwardingDraft);
  const agreements = useAgreements({ "forwarding-terms": "agreed" }, form, "zy");
  const submit = useAction(submitForwarding, {
    refreshes: [listOrders],
    onDone: ({ orderNo }) => {
      resetForwardingDraft();
      keptTicks.forget();
      go("/order/submit/zy/result", { orderNo }, { replace: true });
    },
    onFailed: (error) => agreements.askAgain(error) || showRefusal(form, error),
  });

  function place({ warehouse, parcels, remark, shipTogether, agreed }: ForwardingFields) {
    const announced = parcels.map((parcel) => ({
      ...logisticsOf(parcel),
      services: parcel.services,
      items: parcel.items.map(({ pictures, ...item }) => ({ ...item, pictures: pictures.map(({ id }) => id) })),
    }));
    const agreementsSeen = agreements.seen();
    return submit.run({
      // The country its costs stand for on the form is the order's: its page and its payment tell the same sums.
      body: {
        ...{ warehouseId: usual(warehouse), ...(ready && { country }) },
        ...{ parcels: announced, remark, shipTogether, agreed, agreementsSeen },
      },
    });
  }

  return { form, place, pending: submit.pending };
}
