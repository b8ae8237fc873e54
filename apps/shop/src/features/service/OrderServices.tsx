import { listSupplements } from "@sihai/contract/service";
import type { ItemState } from "@sihai/domain/item";
import { itemServiceNos, mayOrderService } from "@sihai/domain/service";
import { serviceDict } from "@sihai/text/dict/service";
import { Cell, CellGroup } from "@sihai/ui";
import { ListChecks, ReceiptText, Sparkles } from "lucide-react";
import { href, useDict, useEndpoint } from "#shop";

/** On a paid order: more services to choose while any can be, those on it, and what was asked for afterwards. */
export function OrderServices({ orderNo, states }: { orderNo: string; states: readonly ItemState[] }) {
  const words = useDict(serviceDict);
  const supplements = useEndpoint(listSupplements, { query: { orderNo } }, { freshMs: 0 });
  const canAdd = states.some((state) => itemServiceNos.some((serviceNo) => mayOrderService(serviceNo, state)));
  const request = supplements.data?.list.length ?? 0;
  return (
    <CellGroup title={words.services}>
      {canAdd ? (
        <Cell
          icon={<Sparkles size={22} />}
          title={words.choose}
          note={words.servicesNote}
          href={href("/order/service/additional-services", { orderNo })}
        />
      ) : null}
      <Cell icon={<ListChecks size={22} />} title={words.existing} href={href("/order/service/existing-services", { orderNo })} />
      {request > 0 ? (
        <Cell
          icon={<ReceiptText size={22} />}
          title={words.supplements}
          href={href("/operation/supplement-payment", { orderNo })}
        />
      ) : null}
    </CellGroup>
  );
}
