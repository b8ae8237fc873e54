import { addressEdit } from "@sihai/contract/address";
import { addToCart, listCart } from "@sihai/contract/cart";
import { repeatOrder } from "@sihai/contract/order";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, logInAgain, type SpecWorld } from "#testing";
import { anOrder, inCart, someGoods } from "../../../testing/order/orders.ts";
import { changeRules } from "../../../testing/setting/change-rule.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
});

const newHome = {
  ...{ consignee: "Mei", addressLastName: "Chen", contact: "+49301234567", email: "mei@example.com", countryId: "DE" },
  ...{ addressState: "Berlin", stateId: "DE-BE", city: "Berlin", fullAddress: "Invalidenstraße 1", zipCode: "10115" },
};

it("a cart and an address book that hold more than they may keep it, and take no more", async () => {
  const { orderNo } = await anOrder(world, mei, { index: 3 });
  const [first, second, third] = [await someGoods(world, 0), await someGoods(world, 1), await someGoods(world, 2)];
  await inCart(mei, first);
  await inCart(mei, second);
  const [addressId] = [await anAddress(world, mei), await anAddress(world, mei)];
  await changeRules(world, { cartLinesMost: 1, addressesMost: 1 });
  await logInAgain(world, mei);

  const { goodsId, skuId } = third;
  const full = { ok: false, code: "CART_FULL", data: { maximum: 1 } };
  expect(await mei.call(addToCart, { body: { goodsId, skuId, quantity: 1 } })).toMatchObject(full);
  expect(await mei.call(repeatOrder, { body: { orderNo } }, { key: aKey() })).toMatchObject(full);
  expect((await mei.must(listCart)).lines).toBe(2);
  await inCart(mei, first);

  const book = { ok: false, code: "ADDRESS_BOOK_FULL", data: { limit: 1 } };
  expect(await mei.call(addressEdit, { body: newHome })).toMatchObject(book);
  expect(await mei.call(addressEdit, { body: { ...newHome, addressId } })).toMatchObject({ ok: true });
});
