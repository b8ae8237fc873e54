import { listSupplements } from "@sihai/contract/service";
import { cnyText } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Cell, CellGroup, Notice, TextLink } from "@sihai/ui";
import { ListChecks, ReceiptText, Sparkles } from "lucide-react";
import { href, useDict, useEndpoint } from "#shop";

/** On an order: money still asked for, the services on it, and more to choose. */
export function OrderServices({ orderNo, isPaid }: { orderNo: string; isPaid: boolean }) {
  const words = useDict(serviceDict);
  const supplements = useEndpoint(listSupplements, { query: { orderNo } }, { freshMs: 0, enabled: isPaid });
  if (!isPaid) return null;
  const open = supplements.data?.open ?? 0;
  const asked = supplements.data?.list.length ?? 0;
  return (
    <>
      {open > 0 ? (
        <Notice
          tone="warn"
          title={words.supplements}
          action={<TextLink href={href("/operation/supplement-payment", { orderNo })}>{words.pay}</TextLink>}
        >
          {words.supplementsOpen(open, cnyText(supplements.data?.openTotal ?? "0.00"))}
        </Notice>
      ) : null}
      <CellGroup title={words.services}>
        <Cell
          icon={<Sparkles size={22} />}
          title={words.choose}
          note={words.servicesNote}
          href={href("/order/service/additional-services", { orderNo })}
        />
        <Cell
          icon={<ListChecks size={22} />}
          title={words.existing}
          href={href("/order/service/existing-services", { orderNo })}
        />
        {asked > open ? (
          <Cell
            icon={<ReceiptText size={22} />}
            title={words.supplements}
            href={href("/operation/supplement-payment", { orderNo })}
          />
        ) : null}
      </CellGroup>
    </>
  );
}
