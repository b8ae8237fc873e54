import * as contract from "@sihai/contract/goods";
import { ok, refuse } from "@sihai/domain";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { everyone, type Route, route, users } from "#platform";
import { readPublicFile } from "../file/index.ts";
import { levelOf } from "../freight/index.ts";
import { favouritesOf, isFavourite, isInspectionPhoto } from "./goods.store.ts";
import { summaryView } from "./goods-view.ts";
import { landedCostOf } from "./landed-cost.service.ts";
import { parsePastedTexts } from "./parse-links.service.ts";
import { popularToShip } from "./popular-goods.service.ts";
import { readGoodsPicture } from "./read-picture.service.ts";
import { searchGoodsFor } from "./search-goods.service.ts";
import { setFavourite } from "./set-favourite.service.ts";
import { detailSeconds, shownDetail } from "./shown-detail.ts";
import { stillToCome } from "./still-to-come.service.ts";

const yearS = 365 * 86_400;

export const goodsRoutes: Route[] = [
  route(contract.parseLinks, {
    allow: everyone,
    limits: { perMinute: 120, by: "ip" },
    handle: async ({ deps, body }) => ok({ results: await parsePastedTexts(deps, body.texts) }),
  }),
  route(contract.goodsDetail, {
    allow: everyone,
    sharedSeconds: detailSeconds,
    keepsAnswers: true,
    limits: { perMinute: 240, by: "ip" },
    async handle({ deps, query, who, now }) {
      const shown = await shownDetail(deps, query, now);
      if (!shown.ok) return shown;
      const { plain, favourite } = shown.value;
      return ok(who.kind === "user" && (await isFavourite(deps.db, who.userId, plain.goodsId)) ? favourite : plain);
    },
  }),
  route(contract.goodsPicture, {
    allow: everyone,
    async handle({ deps, params, query, sendFile }) {
      const picture = await readGoodsPicture(deps, { ...params, width: Number(query.w ?? "400") });
      if (!picture.ok) return picture;
      sendFile({ mimeType: "image/webp", bytes: picture.value, cacheSeconds: yearS, isPublic: true });
      return ok(null);
    },
  }),
  route(contract.inspectionPhoto, {
    allow: everyone,
    async handle({ deps, params, query, sendFile }) {
      // It belongs to a customer; whoever looks at the goods may see it.
      const shown = await isInspectionPhoto(deps.db, params.goodsId, params.fileId);
      if (!shown) return refuse({ code: "FILE_NOT_FOUND" });
      const file = await readPublicFile(deps, { fileId: params.fileId, width: Number(query.w ?? "400") });
      if (!file.ok) return file;
      sendFile({ ...file.value, cacheSeconds: yearS });
      return ok(null);
    },
  }),
  route(contract.searchGoods, {
    allow: everyone,
    keepsAnswers: true,
    limits: { perMinute: 120, by: "ip" },
    handle: async ({ deps, query }) => ok(await searchGoodsFor(deps, query)),
  }),
  route(contract.popularGoods, {
    allow: everyone,
    mayUseStandby: true,
    handle: async ({ deps, now }) => ok({ list: (await popularToShip(deps, now)).map(summaryView) }),
  }),
  route(contract.landedCost, {
    allow: everyone,
    keepsAnswers: true,
    limits: { perMinute: 240, by: "ip" },
    async handle({ deps, query, who, now }) {
      const warehouse = usualWarehouse(deps.settings.at(now).warehouses, query.warehouse);
      const level = who.kind === "user" ? (who.level ?? (await levelOf(deps.db, who.userId))) : 0;
      return landedCostOf(deps, { ...query, zip: query.zip ?? "", warehouse, level }, now);
    },
  }),
  route(contract.stillToCome, {
    allow: everyone,
    limits: { perMinute: 240, by: "ip" },
    async handle({ deps, body, who, now }) {
      const level = who.kind === "user" ? await levelOf(deps.db, who.userId) : 0;
      const userId = who.kind === "user" ? who.userId : null;
      return stillToCome(deps, { ...body, zip: body.zip ?? "", level, userId }, now);
    },
  }),
  route(contract.setFavourite, {
    allow: users,
    handle: ({ deps, body, who, now }) => setFavourite(deps, { userId: who.userId, ...body, now }),
  }),
  route(contract.listFavourites, {
    allow: users,
    mayUseStandby: true,
    async handle({ deps, query, who }) {
      const [page, pageSize] = [query.page ?? 1, query.pageSize ?? 20];
      const { summaries, total } = await favouritesOf(deps.db, who.userId, { offset: (page - 1) * pageSize, limit: pageSize });
      return ok({ list: summaries.map(summaryView), total, page, pageSize });
    },
  }),
];
