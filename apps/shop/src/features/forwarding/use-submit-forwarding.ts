import { submitForwarding } from "@sihai/contract/forwarding";
import { glanceAtOrders, listOrders } from "@sihai/contract/order";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { toast, useFaults } from "@sihai/ui";
import { go, useAction, useDict, useWarehouseNames } from "#shop";
import { resetForwardingDraft, useForwardingDraft } from "./forwarding-draft.ts";
import { logisticsOf, problemsOf } from "./problems.ts";

/** What the announcement lacks, parcel by parcel and as a whole, and the sending of it. */
export function useSubmitForwarding() {
  const words = useDict(forwardingDict);
  const { usual } = useWarehouseNames();
  const { warehouse, shipTogether, parcels, remark, agreed } = useForwardingDraft();
  const problems = problemsOf(parcels, remark, agreed, words);
  const [inParcels] = problems.parcels.flatMap(({ trackingNo, courier, items }) =>
    [trackingNo, courier, items].filter((each) => each !== undefined),
  );
  const { press, at } = useFaults({
    parcels: inParcels ?? null,
    remark: problems.remark ?? null,
    agreed: problems.agreed ?? null,
  });
  const submit = useAction(submitForwarding, {
    refreshes: [listOrders, glanceAtOrders],
    onDone: ({ orderNo }) => {
      resetForwardingDraft();
      go("/order/submit/zy/result", { orderNo }, { replace: true });
    },
  });

  function place() {
    const fault = press();
    if (fault !== null) {
      toast(fault);
      return;
    }
    const announced = parcels.map((parcel) => ({
      ...logisticsOf(parcel),
      services: parcel.services,
      items: parcel.items.map(({ pictures, ...item }) => ({ ...item, pictures: pictures.map(({ id }) => id) })),
    }));
    void submit.run({ body: { warehouseId: usual(warehouse), parcels: announced, remark, shipTogether, agreed } });
  }

  return { problems: at("parcels") === undefined ? [] : problems.parcels, at, place, pending: submit.pending };
}
