import { goodsPictureUrl } from "@sihai/contract/goods";
import { least, type Money, ok, type Result, refuse } from "@sihai/domain";
import { parseLink } from "@sihai/domain/links";
import { checkAlternative, type OfferedAlternative, settleAlternative } from "@sihai/domain/order";
import { type Deps, fen } from "#platform";
import { chosenOptionsOf, type LookedUp, lookUpGoods, lookUpKnownGoods, variantPictureOf } from "../../goods/index.ts";
import type { Item } from "../../item/index.ts";
import { paidWith } from "../discount-item.ts";
import type { StoredAlternative } from "../submit/frozen-policy.ts";
import { budgetOf } from "./record-purchase.service.ts";

export type AlternativeRefusal = { code: "ALTERNATIVE_NOT_CORRECT"; at: number };

/** Makes what staff typed into what the buyer is shown and what choosing it will write on the item; frozen with the question. */
export async function resolveAlternatives(
  deps: Deps,
  goodsId: string | null,
  offered: readonly OfferedAlternative[],
): Promise<Result<StoredAlternative[], AlternativeRefusal>> {
  const resolved: StoredAlternative[] = [];
  for (const [index, each] of offered.entries()) {
    const known = checkAlternative(each).ok ? await resolveOne(deps, goodsId, each) : null;
    if (!known) return refuse({ code: "ALTERNATIVE_NOT_CORRECT", at: index + 1 });
    resolved.push(known);
  }
  return ok(resolved);
}

async function resolveOne(deps: Deps, goodsId: string | null, offered: OfferedAlternative): Promise<StoredAlternative | null> {
  const { kind, label, waitDays } = offered;
  const said = label === "" ? [] : [{ zh: label, en: label }];
  const plain = { kind, name: null, options: said, pictureUrl: null, link: null, goodsId: null, skuId: null, waitDays };
  const totalFen = offered.total.amount.toString();
  if (kind === "variant") {
    const found = goodsId === null ? null : await lookUpKnownGoods(deps, goodsId);
    const options = found?.ok ? variantOptions(found.value, offered.skuId) : null;
    if (!found?.ok || !options) return null;
    return { ...plain, ...options, options: [...options.options, ...said], goodsId, skuId: offered.skuId, totalFen };
  }
  if (kind !== "goods") return { ...plain, totalFen };
  const goods = await goodsBehind(deps, offered.link ?? "");
  const [first = { zh: label, en: label }] = said;
  if (!goods) return { ...plain, name: first, options: [], link: offered.link, totalFen };
  const { title, canonicalUrl, pictureUrls } = goods.goods;
  const [variant] = goods.goods.variants;
  const picture = pictureUrls.length > 0 && variant ? variantPictureOf(goods.goods, variant.skuId) : null;
  const pictureUrl = picture ? goodsPictureUrl(goods.goodsId, picture) : null;
  return { ...plain, name: title, link: canonicalUrl, goodsId: goods.goodsId, pictureUrl, totalFen };
}

function variantOptions({ goodsId, goods }: LookedUp, skuId: string | null) {
  const variant = goods.variants.find((each) => each.skuId === skuId);
  if (!variant) return null;
  const picture = variantPictureOf(goods, variant.skuId);
  return {
    options: chosenOptionsOf(goods, variant.skuId).map(({ value }) => value),
    pictureUrl: picture && goodsPictureUrl(goodsId, picture),
  };
}

/** Goods of a platform we read; anything else is only a link. */
async function goodsBehind(deps: Deps, link: string): Promise<LookedUp | null> {
  const verdict = parseLink(link);
  if (verdict.kind !== "item") return null;
  const found = await lookUpGoods(deps, verdict);
  return found.ok ? found.value : null;
}

/** An offer as the buyer sees it, with what choosing it costs or gives back. */
export function viewAlternative(stored: StoredAlternative, index: number, item: Item) {
  const total = totalOf(stored);
  const { charge, giveBack } = settleAlternative(budgetOf(item), total);
  return {
    choice: index + 1,
    kind: stored.kind,
    name: stored.name,
    options: stored.options,
    pictureUrl: stored.pictureUrl,
    link: stored.link,
    total,
    waitDays: stored.waitDays,
    charge,
    // What a coupon paid goes back to the promotion.
    giveBack: least(giveBack, paidWith(item).money),
  };
}

/** What an offer costs with everything, as it was frozen with the question. */
export function totalOf({ totalFen }: StoredAlternative): Money {
  return fen(totalFen);
}

/** What choosing an offer writes on the item; nothing where the goods stay what they are. */
export function goodsOfChoice(chosen: StoredAlternative, item: Pick<Item, "pictureUrl" | "skuId">) {
  if (chosen.kind === "variant") {
    return {
      skuId: chosen.skuId ?? item.skuId,
      skuName: chosen.options,
      pictureUrl: chosen.pictureUrl ?? item.pictureUrl,
    };
  }
  if (chosen.kind !== "goods") return {};
  return {
    goodsId: chosen.goodsId,
    link: chosen.link,
    name: chosen.name ?? { zh: "", en: "" },
    skuId: "",
    skuName: chosen.options,
    pictureUrl: chosen.pictureUrl,
  };
}
