import { type EvidencePaper, evidenceTexts } from "@sihai/domain/dispute";
import { evidencePaper } from "@sihai/text/papers";
import type { Given } from "./answer.store.ts";
import type { Proof } from "./read-proof.ts";

/** An answer as the record alone would write it: what was bought (goods, or else their sending, or else work on them), how it travelled, and the papers there are. The explanation is written by hand. */
export function proposeAnswer({ orders, parcels, works, payment, correspondence }: Proof): Given {
  const shipped = parcels.find(({ shippedAt }) => shippedAt !== null);
  const papers: EvidencePaper[] = [
    ...(payment ? ["receipt" as const] : []),
    ...(shipped ? ["shipping" as const] : []),
    ...(correspondence.length > 0 ? ["correspondence" as const] : []),
  ];
  const [goods, sent] = [orders, parcels].map((all) => all.flatMap(({ items }) => items).join("; "));
  const done = works.map(({ kind, items }) => `${evidencePaper.works[kind]}: ${items.join("; ")}`).join("; ");
  return {
    texts: {
      explanation: "",
      productDescription: (goods || (sent ? evidencePaper.shippingOf(sent) : done)).slice(0, evidenceTexts.productDescription),
      carrier: shipped?.carrier ?? "",
      trackingNumber: shipped?.waybillNo ?? "",
      shippedOn: shipped?.shippedAt?.toISOString().slice(0, 10) ?? "",
      shippingAddress: (shipped?.address ?? "").slice(0, evidenceTexts.shippingAddress),
    },
    papers,
    pictures: [],
  };
}
