import type { FastifyInstance, FastifyReply } from "fastify";
import type { Pause, World } from "../world.ts";
import type { MarketGoods } from "./catalogue/goods.ts";
import { exampleLinks } from "./examples.ts";
import { addressOf, resolveShort } from "./links.ts";
import { type GoodsChange, type Market, searchPageSize } from "./market.ts";
import { itemToWire, summaryToWire } from "./to-wire.ts";
import { isMarketTrigger, marketTriggers } from "./triggers.ts";

type Context = { world: World; market: Market; pause: Pause };

/** The item-lookup vendor: look-up, search, short links, and the control requests specs use. */
export function marketRoutes(app: FastifyInstance, { world, market, pause }: Context): void {
  const lookUps = new Map<string, number>();

  app.get<{ Params: { platform: string; itemId: string } }>("/market/api/items/:platform/:itemId", async (request, reply) => {
    const { platform, itemId } = request.params;
    const goods = market.find(platform, itemId);
    if (!goods) return failure("ITEM_NOT_FOUND", "no such item on this platform");
    if (platform === "taobao" && isMarketTrigger(itemId)) return misbehave(goods, itemId, reply);
    return success(itemToWire(goods, world.url()));
  });

  app.get<{ Querystring: { q?: string; page?: string } }>("/market/api/search", async (request) => {
    const page = Math.min(1000, Math.max(1, Number.parseInt(request.query.page ?? "1", 10) || 1));
    const { goods, total } = market.search((request.query.q ?? "").slice(0, 200), page);
    return success({ items: goods.map((one) => summaryToWire(one, world.url())), page, page_size: searchPageSize, total });
  });

  app.get<{ Querystring: { url?: string } }>("/market/api/resolve", async (request) => {
    const goods = resolveShort(market.all(), (request.query.url ?? "").trim());
    return goods
      ? success({ platform: goods.platform, item_id: goods.itemId })
      : failure("LINK_EXPIRED", "this link cannot be resolved");
  });

  // The platforms' own short-link hosts: `/market/short/m.tb.cn/h.AbCdEfg` answers as m.tb.cn would.
  app.get<{ Params: { host: string; "*": string } }>("/market/short/:host/*", async (request, reply) => {
    const { host, "*": path } = request.params;
    const goods = resolveShort(market.all(), `https://${host}/${path}`);
    return goods ? reply.redirect(addressOf(goods), 302) : reply.code(404).send("");
  });

  app.get("/market/api/examples", async () => success({ examples: exampleLinks(market) }));

  app.post<{ Params: { platform: string; itemId: string }; Body: GoodsChange }>(
    "/sandbox/market/items/:platform/:itemId",
    { schema: { body: changeSchema } },
    async (request, reply) => {
      const goods = market.change(request.params.platform, request.params.itemId, request.body);
      return goods ? success(itemToWire(goods, world.url())) : reply.code(404).send(failure("ITEM_NOT_FOUND", "no such item"));
    },
  );

  async function misbehave(goods: MarketGoods, itemId: keyof typeof marketTriggers, reply: FastifyReply) {
    const wire = itemToWire(goods, world.url());
    switch (marketTriggers[itemId].behaviour) {
      case "price-moves": {
        const seen = (lookUps.get(itemId) ?? 0) + 1;
        lookUps.set(itemId, seen);
        const moved = { ...goods, skus: goods.skus.map((sku) => ({ ...sku, priceFen: sku.priceFen + (seen % 7) * 500 })) };
        return success(itemToWire(moved, world.url()));
      }
      case "slow":
        await pause(20_000);
        return success(wire);
      case "broken-json":
        return reply.type("application/json").send(JSON.stringify(success(wire)).slice(0, 400));
      case "false-success":
        return failure("SOURCE_BUSY", "upstream is busy, try again later");
      case "server-error":
        return reply.code(500).send(failure("INTERNAL", "internal error"));
      case "huge":
        return success({ ...wire, desc: { zh: "长".repeat(600_000), en: "long" } });
      case "nonsense":
        return success({ ...wire, price: "-5.00", skus: [{ sku_id: "1" }] });
      default:
        return success(wire);
    }
  }
}

function success(data: unknown) {
  return { code: "OK", message: "", data };
}

/** Failures of this vendor come with HTTP status 200; only the code tells. */
function failure(code: string, message: string) {
  return { code, message, data: null };
}

const changeSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    priceFen: { type: "integer", minimum: 1 },
    stock: { type: "integer", minimum: 0 },
    status: { enum: ["onsale", "soldout", "offshelf"] },
    returnable: { type: "boolean" },
  },
};
