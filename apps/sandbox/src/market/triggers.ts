import type { MarketGoods } from "./catalogue/goods.ts";

/** Product ids (on Taobao) that provoke what goes wrong with a source. Listed on the sandbox's first page and in docs/sandbox.md. */
export const marketTriggers = {
  "900000000001": { behaviour: "price-moves", zh: "每次查询价格都变动", en: "The price differs at every look-up" },
  "900000000002": { behaviour: "sold-out", zh: "全部售罄", en: "Sold out" },
  "900000000003": { behaviour: "off-shelf", zh: "已下架", en: "Taken off the shelves" },
  "900000000004": { behaviour: "low-stock", zh: "每款仅剩 2 件", en: "Two pieces left of each" },
  "900000000005": { behaviour: "slow", zh: "20 秒后才回答", en: "Answers after 20 seconds" },
  "900000000006": { behaviour: "broken-json", zh: "回复的 JSON 不完整", en: "Broken JSON" },
  "900000000007": { behaviour: "false-success", zh: "HTTP 200 但内容是失败", en: "HTTP 200 that means failure" },
  "900000000008": { behaviour: "server-error", zh: "HTTP 500", en: "HTTP 500" },
  "900000000009": { behaviour: "huge", zh: "回复超过 1 MB", en: "A reply of more than 1 MB" },
  "900000000010": { behaviour: "pictures-broken", zh: "图片无法打开", en: "Pictures that do not open" },
  "900000000011": { behaviour: "nonsense", zh: "字段缺失、价格为负", en: "Fields missing, a negative price" },
  "900000000012": { behaviour: "markup", zh: "标题和说明含 HTML 与脚本", en: "Markup and script in title and description" },
} as const;

export type MarketTriggerId = keyof typeof marketTriggers;

/** Whether a product stands for something that goes wrong. */
export function isMarketTrigger(itemId: string): itemId is MarketTriggerId {
  return Object.hasOwn(marketTriggers, itemId);
}

/** The trigger goods themselves, made from a real product so that they look like one. */
export function triggerGoods(model: MarketGoods): MarketGoods[] {
  return Object.entries(marketTriggers).map(([itemId, { behaviour, zh, en }]) => {
    const goods: MarketGoods = structuredClone({
      ...model,
      platform: "taobao",
      itemId,
      status: "onsale",
      sales: 0,
      minimum: 1,
      steps: [],
    });
    goods.title = { zh: `${model.title.zh}（${zh}）`, en: `${model.title.en} (${en.toLowerCase()})` };
    goods.skus = goods.skus.map((sku, at) => ({ ...sku, skuId: `${itemId}${at}`, stock: stockOf(behaviour) }));
    if (behaviour === "sold-out") goods.status = "soldout";
    if (behaviour === "off-shelf") goods.status = "offshelf";
    if (behaviour === "pictures-broken") goods.picturesBroken = true;
    if (behaviour === "markup") {
      goods.title = {
        zh: `<b>特价</b>"T恤" & <script>alert(1)</script>`,
        en: `<b>Sale</b> "T-shirt" & <script>alert(1)</script>`,
      };
      goods.description = { zh: `<img src=x onerror=alert(1)>纯棉`, en: `<img src=x onerror=alert(1)>Cotton` };
    }
    return goods;
  });
}

function stockOf(behaviour: string): number {
  if (behaviour === "sold-out") return 0;
  return behaviour === "low-stock" ? 2 : 200;
}
