import type { GoodsRef, Platform } from "@sihai/adapters/marketplace";
import { cny } from "@sihai/domain";
import { exactNeedle, isOneSlip, readQuery, type SearchQuery, wideNeedle } from "@sihai/domain/goods-search";
import { type Deps, defineRemembered } from "#platform";
import { summariesOf, unknownOf } from "./goods.store.ts";
import { goodsChanges } from "./goods-changes.ts";
import { summaryView } from "./goods-view.ts";
import { lookUpGoods } from "./look-up-goods.service.ts";
import { openPinyin } from "./pinyin.ts";
import { findMatches, type GoodsFilter, type Match, matchesMax, wordsLike } from "./search.store.ts";
import { detailSeconds } from "./shown-detail.ts";

export const goodsPageSize = 20;

type Sort = "relevance" | "sales" | "price-up" | "price-down";
type GoodsSearch = {
  q?: string | undefined;
  page?: number | undefined;
  platform?: Platform | undefined;
  category?: string | undefined;
  sort?: Sort | undefined;
  priceFrom?: string | undefined;
  priceTo?: string | undefined;
};
/** Until when what the source finds for some words is taken to stand in our catalogue already. */
const askedOfSource = defineRemembered(() => new Map<string, number>());
const askAgainAfterMs = 30_000;
const askedMost = 5_000;

type GoodsList = Awaited<ReturnType<typeof searchAnew>>;
const keptSearches = defineRemembered(() => new Map<string, { list: GoodsList; until: number; changes: number }>());
const searchesMost = 500;

/**
 * Searches our catalogue; for everybody who asks the same within some seconds once, as long as no goods come or change on this node. What the
 * source did not answer to is asked for again.
 */
export async function searchGoodsFor(deps: Deps, request: GoodsSearch): Promise<GoodsList> {
  const kept = deps.memory.of(keptSearches);
  const now = deps.clock.now().getTime();
  const key = JSON.stringify(request);
  const known = kept.get(key);
  const changes = deps.memory.of(goodsChanges);
  if (known && known.until > now && known.changes === changes.count) return known.list;
  const before = changes.count;
  const list = await searchAnew(deps, request);
  if (kept.size >= searchesMost) kept.clear();
  if (!list.sourceFailed && changes.count === before) kept.set(key, { list, until: now + detailSeconds * 1000, changes: before });
  return list;
}

type Found = { matches: Match[]; isWide: boolean };

/**
 * Searches our catalogue (rule C-07). Where it does not fill the page, the source's own search is asked for the same words first, once in half
 * a minute where something is found, and what it finds becomes part of the catalogue; when the source does not answer, the catalogue alone
 * answers and says so. When nothing is as it was typed, what is nearly so is listed.
 */
async function searchAnew(deps: Deps, request: GoodsSearch) {
  const page = request.page ?? 1;
  const query = readQuery(request.q ?? "");
  const typed = (request.q ?? "").trim();
  const filter: GoodsFilter = {
    platform: request.platform,
    category: request.category,
    priceFrom: request.priceFrom === undefined ? undefined : cny(request.priceFrom).amount,
    priceTo: request.priceTo === undefined ? undefined : cny(request.priceTo).amount,
  };
  const search = () =>
    typed !== "" && query.runs.length === 0 ? Promise.resolve([]) : findMatches(deps.db, exactNeedle(query), filter);

  let exact = await search();
  let sourceFailed = false;
  const asked = deps.memory.of(askedOfSource);
  const now = deps.clock.now().getTime();
  const wasAsked = exact.length > 0 && (asked.get(`${page} ${typed}`) ?? 0) > now;
  if (query.runs.length > 0 && exact.length < page * goodsPageSize && !wasAsked) {
    sourceFailed = !(await feedFromSource(deps, typed, page));
    exact = await search();
    if (asked.size >= askedMost) asked.clear();
    if (!sourceFailed) asked.set(`${page} ${typed}`, now + askAgainAfterMs);
  }
  const { matches, isWide }: Found =
    exact.length > 0 || query.runs.length === 0
      ? { matches: exact, isWide: false }
      : { matches: await findNearly(deps, query, filter), isWide: true };
  const counted = matches.slice(0, matchesMax);
  const shown = sorted(counted, request.sort ?? "relevance").slice((page - 1) * goodsPageSize, page * goodsPageSize);
  return {
    list: (
      await summariesOf(
        deps.db,
        shown.map(({ goodsId }) => goodsId),
      )
    ).map(summaryView),
    total: counted.length,
    isMore: matches.length > matchesMax,
    isWide: isWide && counted.length > 0,
    page,
    pageSize: goodsPageSize,
    sourceFailed,
    categories: [...new Set(counted.flatMap(({ classId }) => (classId ? [classId] : [])))].sort(),
  };
}

async function findNearly({ db }: Deps, query: SearchQuery, filter: GoodsFilter): Promise<Match[]> {
  const meant = new Map<string, string[]>();
  for (const { typed, word } of await wordsLike(db, query.words)) {
    if (isOneSlip(typed, word)) meant.set(typed, [...(meant.get(typed) ?? []), word]);
  }
  return findMatches(db, wideNeedle(query, meant, await openPinyin()), filter);
}

/** By sales they come already; what matches at all matches alike. */
function sorted(matches: readonly Match[], sort: Sort): readonly Match[] {
  if (sort !== "price-up" && sort !== "price-down") return matches;
  const sign = sort === "price-up" ? 1 : -1;
  return matches.toSorted((a, b) => sign * (a.priceFen < b.priceFen ? -1 : a.priceFen > b.priceFen ? 1 : 0));
}

/** Takes what the source finds into the catalogue; false when it did not answer. */
async function feedFromSource(deps: Deps, query: string, page: number): Promise<boolean> {
  const answer = await deps.adapters.marketplace.search({ query, page });
  if (!answer.ok) return false;
  await feed(deps, await unknownOf(deps.db, answer.value.items));
  return true;
}

async function feed(deps: Deps, refs: readonly GoodsRef[]): Promise<void> {
  for (let start = 0; start < refs.length; start += 10) {
    await Promise.all(refs.slice(start, start + 10).map((ref) => lookUpGoods(deps, ref)));
  }
}
