import * as cart from "@sihai/contract/cart";
import * as contract from "@sihai/contract/order";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { anOrder, aPaidOrder, bodyOf, inCart, type SpecGoods, someGoods } from "../../../testing/order/orders.ts";

type Body = Record<string, unknown>;
type Call = { path: string; body: Body };

let world: SpecWorld;
let mei: Client;
let goods: SpecGoods;
let unpaid: { orderNo: string; itemNo: string };
let calls: Record<string, Call>;
let replyFields: string[];

beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
  unpaid = await anOrder(world, mei);
  await aPaidOrder(world, mei, { index: 1 });
  goods = await someGoods(world, 2);
  const line = await inCart(mei, goods, 2);
  const submit = {
    ...bodyOf([{ goodsCode: line, goods }]),
    goodsAdditionalServiceList: [{ goodsCode: line, itemServiceExtList: [{ serviceNo: "fine-photo", count: 1, remarks: "" }] }],
    shopOrderService: [
      {
        shopId: null,
        shopSource: "taobao",
        orderRemark: "",
        needCheck: false,
        boxInStorage: false,
        specialMark: 0,
        returnExchangeConfirmed: 0,
        orderServiceExtList: [],
      },
    ],
  };
  const { seenPrices: _, disclaimerAgreed: __, ...preview } = submit;
  const { goodsId, skuId } = goods;
  const reason = "changed-mind";
  const { orderNo, itemNo } = unpaid;
  calls = {
    add: { path: "/cart/add", body: { goodsId, skuId, quantity: 1 } },
    change: { path: "/cart/change", body: { cartItemId: line, quantity: 3 } },
    correctPrice: { path: "/cart/correct-price", body: { cartItemId: line, unitPrice: "9.00", domesticFreight: "1.00" } },
    acceptPrices: { path: "/cart/accept-prices", body: { cartItemIds: [line] } },
    remove: { path: "/cart/remove", body: { cartItemIds: [line] } },
    favourites: { path: "/cart/move-to-favourites", body: { cartItemIds: [line] } },
    restore: { path: "/cart/restore", body: { cartItemIds: [line] } },
    preview: { path: "/order/preview/dg", body: preview },
    submit: { path: "/order/submit/dg", body: submit },
    pay: { path: "/order/pay", body: { orderNos: [orderNo] } },
    cancel: { path: "/order/cancel", body: { orderNo, reason } },
    cancelItem: { path: "/order/item/cancel", body: { itemNo, reason } },
    confirm: { path: "/order/item/confirm", body: { itemNo, answer: "accept" } },
    delete: { path: "/order/delete", body: { orderNo } },
    repeat: { path: "/order/repeat", body: { orderNo } },
  };
  const replies = [
    await mei.must(cart.listCart),
    await mei.must(contract.orderDetail, { query: { orderNo } }),
    await mei.must(contract.listOrders),
  ];
  const names = [...new Set(replies.flatMap(fieldsOf))];
  replyFields = [...names, "userLevel", "point", "realityMoney", "discount", "userId", "state", "paidCny", "price", "isStaff"];
});

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inside]) => [name, ...fieldsOf(inside)]);
}

/** Sends a body as it stands, even one no client of ours could write. */
async function send({ path, body }: { path: string; body: unknown }): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const reply = await mei.fetch(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return { status: reply.status, ms: performance.now() - started };
}

/** Everything these calls could have changed, as one text. */
async function whatStands(): Promise<string> {
  const { rows } = await sql<{ all: string }>`select md5(concat(
    (select string_agg(c::text, '|' order by c.id) from cart_item c), (select string_agg(f::text, '|' order by f.goods_id) from favourite f),
    (select string_agg(o::text, '|' order by o.id) from purchase_order o), (select string_agg(i::text, '|' order by i.id) from order_item i),
    (select string_agg(t::text, '|' order by t.id) from trade t), (select count(*) from ledger_entry))) as all`.execute(
    world.deps.db,
  );
  return rows[0]?.all ?? "";
}

type Place = readonly (string | number)[];

/** Every place in a body that holds a value, however deep. */
function placesOf(value: unknown, at: Place = []): Place[] {
  if (value === null || typeof value !== "object") return [at];
  return Object.entries(value).flatMap(([name, inside]) => placesOf(inside, [...at, Array.isArray(value) ? Number(name) : name]));
}
/** Every object in a body, the body itself first. */
function objectsOf(value: unknown, at: Place = []): Place[] {
  if (value === null || typeof value !== "object") return [];
  const below = Object.entries(value).flatMap(([name, inside]) =>
    objectsOf(inside, [...at, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? below : [at, ...below];
}
function put(body: unknown, place: Place, value: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  if (Array.isArray(body)) return body.map((each, index) => (index === name ? put(each, rest, value) : each));
  return { ...(body as Body), [name]: put((body as Body)[name], rest, value) };
}

const callNames = [
  "add",
  "change",
  "correctPrice",
  "acceptPrices",
  "remove",
  "favourites",
  "restore",
  "preview",
  "submit",
  "pay",
  "cancel",
  "cancelItem",
  "confirm",
  "delete",
  "repeat",
] as const;

describe("figures that are none (rule F30)", () => {
  const figures = new Set(["quantity", "count", "unitPrice", "domesticFreight", "quicklyBuyFlg", "warehouseId", "specialMark"]);
  const hostile = [
    ...[-1, -0.01, 1.5, 2 ** 53, 1e21, 1e-7, 10_000],
    ...[
      "1e-7",
      "1e5",
      "０",
      "１２",
      "NaN",
      "Infinity",
      "-1",
      "0x10",
      "1,000",
      "12.345",
      " ",
      "",
      "９".repeat(40),
      "1".repeat(400),
    ],
    ...[[], [1], {}, true, { amount: "1.00" }],
  ];

  it.each(["add", "change", "correctPrice", "preview", "submit"] as const)(
    "are refused by %s and change nothing",
    async (name) => {
      const call = calls[name];
      const places = placesOf(call?.body).filter((place) => figures.has(String(place.at(-1))));
      expect(places.length).toBeGreaterThan(0);
      const before = await whatStands();
      for (const place of places) {
        for (const value of hostile) {
          const { status } = await send({ path: call?.path ?? "", body: put(call?.body, place, value) });
          const what = `${name} ${place.join(".")} = ${JSON.stringify(value)}`;
          expect([what, status >= 400 && status < 500]).toEqual([what, true]);
        }
      }
      for (const raw of ["NaN", "-Infinity", "9007199254740993", "1e999", "0b1", "+1", "01"]) {
        const body = JSON.stringify(put(call?.body, places[0] ?? [], "@")).replace('"@"', raw);
        const { status } = await send({ path: call?.path ?? "", body });
        expect([raw, status >= 400 && status < 500]).toEqual([raw, true]);
      }
      expect(await whatStands()).toBe(before);
    },
  );
});

describe("fields only the server may write (rule F31)", () => {
  it.each(callNames)("are refused by %s, wherever they stand", async (name) => {
    const call = calls[name];
    const before = await whatStands();
    for (const place of objectsOf(call?.body)) {
      const known = placesOf(call?.body).flatMap((path) => path.map(String));
      for (const field of replyFields.filter((each) => !known.includes(each))) {
        if ((name === "add" || name === "change") && (field === "remark" || field === "skuId" || field === "quantity")) continue;
        const { status } = await send({ path: call?.path ?? "", body: put(call?.body, [...place, field], 1) });
        const what = `${name} ${[...place, field].join(".")}`;
        expect([what, status >= 400 && status < 500]).toEqual([what, true]);
      }
    }
    expect(await whatStands()).toBe(before);
  });
});

describe("what is meant to break (rule F65)", () => {
  const words = [
    "' or '1'='1",
    "1; drop table order_item;--",
    "\\'; select pg_sleep(5)--",
    "#{7*7}{{7*7}}<%= 7*7 %>",
    "../../../../etc/passwd\u0000.png",
    "$where: sleep(5000)",
    "%00%0a%0d",
    "\u202e\u2066\ufeff\ud800",
    `${"a".repeat(50_000)}!`,
    `${"(".repeat(5_000)}`,
    "\t".repeat(20_000),
    "🤷🏽‍♀️".repeat(5_000),
  ];
  const bodies = [
    "",
    "null",
    "[]",
    '"text"',
    "{",
    '{"a":1,"a":2}',
    "[".repeat(20_000) + "]".repeat(20_000),
    `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
    JSON.stringify({ cartItemIds: Array.from({ length: 100_000 }, (_, index) => String(index)) }),
    JSON.stringify({ orderNos: Array.from({ length: 5000 }, () => "DG000000000") }),
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  ];

  it.each(callNames)("is answered by %s in no time, without a fault and without a trace", async (name) => {
    const call = calls[name];
    const before = await whatStands();
    const slow: string[] = [];
    const note = (what: string, { status, ms }: { status: number; ms: number }) => {
      if (status < 400 || status >= 500 || ms > 1000) slow.push(`${what}: ${status} in ${Math.round(ms)} ms`);
    };
    for (const body of bodies) note(body.slice(0, 30), await send({ path: call?.path ?? "", body }));
    const polluting = JSON.stringify(call?.body).replace(/^\{/, '{"__proto__":{"polluted":true},');
    note("pollution", await send({ path: call?.path ?? "", body: polluting }));
    const ids = /^(goodsId|cartItemId|orderNo|itemNo|goodsCode|country|reason|answer|shopSource|serviceNo|\d+)$/;
    const places = placesOf(call?.body).filter((place) => ids.test(String(place.at(-1))));
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      for (const word of words) {
        note(
          `${place.join(".")} ${word.slice(0, 12)}`,
          await send({ path: call?.path ?? "", body: put(call?.body, place, word) }),
        );
      }
    }
    expect(slow).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(await whatStands()).toBe(before);
  });

  it.each([
    "tab=unpaid&tab=all",
    "tab[]=unpaid",
    "tab[$ne]=x",
    "keyword[a][b][c]=1",
    "constructor.prototype.polluted=1",
    "after=1%20or%201=1",
    "after=99999999999999999999",
    "pageSize=1e9",
    "pageSize=-1",
    "pageSize=%EF%BC%91",
    "warehouse=100",
    "placedFrom=yesterday",
    "placedTo=2026-13-45T00:00:00Z",
    "type=dg'--",
    "unknown=1",
    `keyword=${"%25".repeat(200)}`,
  ])("is refused in the list's address: %s", async (search) => {
    const started = performance.now();
    const reply = await mei.fetch(`/api/order/list?${search}`);
    expect(performance.now() - started).toBeLessThan(1000);
    expect([search, reply.status >= 400 && reply.status < 500]).toEqual([search, true]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("is left out of an address that reaches for a prototype", async () => {
    const plain = await (await mei.fetch("/api/order/list")).json();
    expect(await (await mei.fetch("/api/order/list?__proto__[polluted]=1&__proto__[tab]=unpaid")).json()).toEqual(plain);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("is only a word to search for", async () => {
    for (const keyword of ["' or '1'='1", "%", "_", "\\", "100%_\\", "(a+)+$", "*", "..", "DG'; drop table order_item;--"]) {
      const started = performance.now();
      expect((await mei.must(contract.listOrders, { query: { keyword } })).list).toEqual([]);
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});

describe("remarks of somebody who writes markup (rule F61)", () => {
  const payloads = [
    `<script>window.hacked=1</script>`,
    `"><img src=x onerror=alert(1)>`,
    `<svg/onload=alert(1)>`,
    `javascript:alert(1)`,
    `{{constructor.constructor('alert(1)')()}}`,
    `<br><b>bold</b>`,
  ];
  it.each(payloads)("come back as they were written, as data: %s", async (remark) => {
    const buyer = await aBuyer(world);
    const goodsCode = await inCart(buyer, goods);
    await buyer.must(cart.changeCartItem, { body: { cartItemId: goodsCode, remark } });
    const placed = await buyer.must(contract.submitOrder, { body: bodyOf([{ goodsCode, goods }]) });
    const reply = await buyer.fetch(`/api/order/detail?orderNo=${placed.orders[0]?.orderNo}`);
    expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    const { data } = (await reply.json()) as { data: { items: { remark: string }[] } };
    expect(data.items[0]?.remark).toBe(remark);
  });
});
