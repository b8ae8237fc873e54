import { listSupplements } from "@sihai/contract/service";
import { cnyText } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Notice, TextLink } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";

/** Money still asked for on an order; nothing when there is none. */
export function SupplementNotice({ orderNo }: { orderNo: string }) {
  const words = useDict(serviceDict);
  const supplements = useEndpoint(listSupplements, { query: { orderNo } }, { freshMs: 0 });
  if (!supplements.data || supplements.data.open === 0) return null;
  const { open, openTotal } = supplements.data;
  return (
    <Notice
      tone="warn"
      title={words.supplements}
      action={<TextLink href={href("/operation/supplement-payment", { orderNo })}>{words.pay}</TextLink>}
    >
      {words.supplementsOpen(open, cnyText(openTotal))}
    </Notice>
  );
}
