import { fitsVacuumBag, type ServiceChoice } from "../parcel/index.ts";
import type { Settings } from "../setting/index.ts";

/** What becomes of boxes and bags, from least to most (rule K-13). */
export const expertPackagings = ["keep", "remove-outer", "remove-all", "vacuum"] as const;
export type ExpertPackaging = (typeof expertPackagings)[number];

type Packed = { itemId: string; quantity: number; sidesCm: readonly [number, number, number] };

/**
 * The services of the packing bench that a packaging comes to. Removing the sellers' outer boxes is part of repacking and costs nothing;
 * the goods' own boxes are taken off piece by piece; goods too large for a vacuum bag only lose their boxes.
 */
export function packagingServices(
  packaging: ExpertPackaging,
  items: readonly Packed[],
  rules: Pick<Settings, "vacuumLimitCm">,
): ServiceChoice[] {
  const pieces = (of: readonly Packed[]) => of.map(({ itemId, quantity }) => ({ itemId, quantity }));
  if (packaging === "keep" || packaging === "remove-outer") return [];
  const unboxed: ServiceChoice = { code: "remove-box", items: pieces(items) };
  const bagged = pieces(items.filter(({ sidesCm }) => fitsVacuumBag(sidesCm, rules)));
  return packaging === "vacuum" && bagged.length > 0 ? [unboxed, { code: "vacuum", items: bagged }] : [unboxed];
}
