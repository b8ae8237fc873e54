import { addToCart, listCart, removeFromCart, restoreToCart } from "@sihai/contract/cart";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { giveWaybill } from "@sihai/contract/parcel";
import { ok, refuse } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { transact } from "#platform";
import { meetInside } from "#testing";
import { bindWechat, setEmail } from "../../src/modules/identity/user.store.ts";
import { benches, mei, spec, standOnNewGround } from "../parcel/fixtures.ts";
import { aSealedParcel } from "../parcel/parcels.ts";

/*
 * A key of which there is one, that was free when two looked for it. The second is told what it would have been told a moment later: no
 * fault, and nothing of it stays.
 */
standOnNewGround();

describe("two who want the same key in the same instant", () => {
  const accounts = {
    table: "app_user",
    unique: { app_user_email_normal_key: "(email_normal)", app_user_wechat_open_id_key: "(wechat_open_id)" },
  };

  it("of an e-mail address, or a WeChat: one account has it", async () => {
    const { db, clock } = spec.deps;
    const two = [await spec.shopper(), await spec.shopper()];
    const address = "one.for.two@example.com";
    const moved = await meetInside(
      db,
      accounts,
      two.map(
        ({ id }) =>
          () =>
            transact(db, async (tx) =>
              (await setEmail(tx, id, address, address, clock.now())) ? ok() : refuse({ code: "EMAIL_EXISTS" as const }),
            ),
      ),
    );
    expect(moved.toSorted((a, b) => Number(a.ok) - Number(b.ok))).toEqual([refuse({ code: "EMAIL_EXISTS" }), ok()]);

    const bound = await meetInside(
      db,
      accounts,
      two.map(
        ({ id }) =>
          () =>
            transact(db, async (tx) =>
              (await bindWechat(tx, id, "one-wechat")) ? ok() : refuse({ code: "BIND_FAILED" as const }),
            ),
      ),
    );
    expect(bound.toSorted((a, b) => Number(a.ok) - Number(b.ok))).toEqual([refuse({ code: "BIND_FAILED" }), ok()]);
  });

  it("of a waybill: one parcel travels under it", async () => {
    const [one, other] = [await aSealedParcel(spec, mei, benches), await aSealedParcel(spec, mei, benches)];
    const given = await meetInside(
      spec.deps.db,
      { table: "parcel", unique: { parcel_waybill: "(carrier, waybill_no) where waybill_no is not null" } },
      [one, other].map(
        ({ packageId }) =>
          () =>
            benches.dispatcher.call(giveWaybill, { body: { packageId, carrier: "Sihai Line", waybillNo: "SH-AT-ONCE-1" } }),
      ),
    );
    expect(given.map((answer) => (answer.ok ? "given" : answer.code)).toSorted()).toEqual(["WAYBILL_TAKEN", "given"]);
  });

  it("of a cart's line, put back twice: one line has the pieces of both", async () => {
    await spec.visitor().must(searchGoods, { query: { q: "T恤" } });
    const { list } = await spec.visitor().must(searchGoods, { query: { platform: "taobao", sort: "sales" } });
    const { goodsId, variants } = await mei.must(goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
    const skuId = variants.find(({ stock }) => stock > 20)?.skuId ?? "";
    const removed: string[] = [];
    for (const quantity of [1, 2]) {
      const { cartItemId } = await mei.must(addToCart, { body: { goodsId, skuId, quantity } });
      await mei.must(removeFromCart, { body: { cartItemIds: [cartItemId] } });
      removed.push(cartItemId);
    }
    const unique = { cart_item_once: "(user_id, goods_id, sku_id) where removed_at is null" };
    const restored = await meetInside(
      spec.deps.db,
      { table: "cart_item", unique },
      removed.map((cartItemId) => () => mei.call(restoreToCart, { body: { cartItemIds: [cartItemId] } })),
    );
    expect(restored).toMatchObject([{ ok: true }, { ok: true }]);
    const { shops } = await mei.must(listCart);
    expect(shops.flatMap(({ lines }) => lines)).toMatchObject([{ quantity: 3 }]);
  });
});
