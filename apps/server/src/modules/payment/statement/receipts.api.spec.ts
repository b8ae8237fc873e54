import * as order from "@sihai/contract/order";
import { submitDiy } from "@sihai/contract/order";
import { listParcels, parcelDetail, submitParcel } from "@sihai/contract/parcel";
import { getWallet, listBills } from "@sihai/contract/payment";
import { cny, money } from "@sihai/domain";
import { cnyText, depositWords, formatAmount, formatMonth, type Language } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { orderDict } from "@sihai/text/dict/order";
import { parcelDict } from "@sihai/text/dict/parcel";
import { paymentDict } from "@sihai/text/dict/payment";
import { receiptDict } from "@sihai/text/dict/receipt";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, aWorld, type Client, pay, type SpecWorld } from "#testing";
import { aForm, aSealedParcel, leave, theBenches } from "../../../../testing/parcel/parcels.ts";
import { aRecharge, cards, payWith } from "../../../../testing/payment/payments.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";

import { world as bookedAt, deposit, post, wallet } from "../../ledger/index.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world, "500.00");
});

const languages = ["en", "zh"] as const satisfies readonly Language[];
const aManualOrder = {
  ...{ name: "台灯", link: "https://shop.example/lamp", platform: "other" as const, unitPrice: "60.40", domesticFreight: "8.00" },
  ...{ quantity: 2, options: "", remark: "", classId: "cups", pictures: [] as string[], warehouseId: 1 as const },
  ...{ country: "DE", disclaimerAgreed: true },
};

const fetched = (client: Client, path: string) => client.fetch(`/api${path}`);
async function wordsOf(path: string, client = mei): Promise<string> {
  const reply = await fetched(client, path);
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  return bare((await extractText(pdf, { mergePages: true })).text);
}
/** Without blanks: what stands apart on paper is drawn at places, not with blanks. */
const bare = (text: string) => text.replace(/\s+/g, "");
const fen = (amount: string) => Math.round(Number(amount) * 100);

describe.each(languages)("papers of money in %s", (lang) => {
  it("are an order's invoice, and its receipt once it is paid, with every amount of its page", async () => {
    const { orderNo, tradeNo } = await mei.must(submitDiy, { body: aManualOrder }, { key: aKey() });
    const path = `/order/receipt-pdf?orderNo=${orderNo}&lang=${lang}`;
    const [words, paper] = [await orderDict.load(lang), await receiptDict.load(lang)];
    expect(await wordsOf(path)).toContain(bare(paper.orderPaper.invoice));
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
    const shown = await mei.must(order.orderDetail, { query: { orderNo } });
    const text = await wordsOf(path);
    for (const said of [
      orderNo,
      paper.orderPaper.receipt,
      paper.inYuan,
      "台灯",
      cnyText("60.40"),
      words.paid,
      cnyText(shown.paid),
    ])
      expect(text).toContain(bare(said));
    for (const { label, amount } of shown.lines) expect(text).toContain(bare(`${words.line[label]} ${cnyText(amount)}`));
    expect(text).toContain(bare(`${words.total} ${cnyText(shown.total)}`));
    expect(shown.lines.reduce((sum, { amount }) => sum + fen(amount), 0)).toBe(fen(shown.total));
  });

  it("are a parcel's receipt with its deposit, charges and total", async () => {
    const benches = await theBenches(world);
    const { packageId } = await aSealedParcel(world, mei, benches);
    const shown = await mei.must(parcelDetail, { query: { packageId } });
    const [words, paper] = [await parcelDict.load(lang), await receiptDict.load(lang)];
    const text = await wordsOf(`/parcel/receipt-pdf?packageId=${packageId}&lang=${lang}`);
    for (const said of [packageId, paper.parcelPaper.receipt, paper.inYuan, "Invalidenstraße 1, Berlin, 10115"])
      expect(text).toContain(bare(said));
    const madeOf = depositWords(shown.depositHow, await freightDict.load(lang), lang);
    const parts = madeOf?.lines.map(({ label, amount, how }) => `${label} ${amount} ${how}`) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    // What the deposit is made of, and for which weight, stands beneath it (as on the parcel's page).
    expect(text).toContain(bare(`${words.deposit} ${cnyText(shown.deposit)} ${madeOf?.weight} ${parts.join(" ")}`));
    for (const { amount } of shown.charges) if (fen(amount) !== 0) expect(text).toContain(bare(cnyText(amount)));
    expect(text).toContain(bare(`${shown.settlement ? words.totalFinal : words.total} ${cnyText(shown.total)}`));
  });

  it("are an order's that was called off as a whole, with the items its costs are of", async () => {
    const { orderNo, tradeNo } = await mei.must(submitDiy, { body: aManualOrder }, { key: aKey() });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: true });
    await mei.must(order.cancelOrder, { body: { orderNo, reason: "changed-mind" } }, { key: aKey() });
    const shown = await mei.must(order.orderDetail, { query: { orderNo } });
    const text = await wordsOf(`/order/receipt-pdf?orderNo=${orderNo}&lang=${lang}`);
    expect(text).toContain(bare(`${shown.items[0]?.itemNo}`));
    expect(text).toContain(bare(cnyText("60.40")));
  });

  it("are a parcel's paid by card, with the surcharge and what the card was charged", async () => {
    const [benches, omar] = [await theBenches(world), await aBuyer(world, "500.00")];
    const item = await aStoredItem(world, omar, benches);
    const addressId = await anAddress(world, omar);
    await world.deps.db.updateTable("address").set({ state: "Hesse", city: "Kassel" }).where("id", "=", addressId).execute();
    const form = await aForm(omar, [item.itemId], addressId);
    const { packageId, tradeNo } = await omar.must(submitParcel, { body: form }, { key: aKey() });
    expect((await payWith(omar, tradeNo, cards.visa, { addressId })).ok).toBe(true);
    const { cardPayments } = await omar.must(parcelDetail, { query: { packageId } });
    const [{ surcharge = "", charged = null } = {}] = cardPayments ?? [];
    const words = await orderDict.load(lang);
    const text = await wordsOf(`/parcel/receipt-pdf?packageId=${packageId}&lang=${lang}`, omar);
    expect(fen(surcharge)).toBeGreaterThan(0);
    const [listed] = (await omar.must(listParcels, { query: {} })).list;
    expect(listed).toMatchObject({ packageId, cardPayments: [{ surcharge, charged, subjects: 1 }] });
    expect(text).toContain(bare(`${words.cardSurcharge} ${cnyText(surcharge)}`));
    expect(text).toContain(bare(`${words.chargedToCard(1)} ${cnyText(charged?.amount ?? "")}`));
    // The whole address, state and all; one that is named as its city is not said twice.
    expect(text).toContain(bare("Invalidenstraße 1, Kassel, Hesse, 10115"));
  });

  it("say of a parcel that came out heavier what is paid and what is not", async () => {
    const benches = await theBenches(world);
    const { packageId } = await aSealedParcel(world, mei, benches, { grams: 1800, sidesCm: [34, 24, 12] });
    await leave(benches, [packageId]);
    const { settlement, total } = await mei.must(parcelDetail, { query: { packageId } });
    const paper = await receiptDict.load(lang);
    const text = await wordsOf(`/parcel/receipt-pdf?packageId=${packageId}&lang=${lang}`);
    expect(fen(settlement?.owed ?? "")).toBeGreaterThan(0);
    expect(text).toContain(bare(`${paper.paidSoFar} ${cnyText(total)} ${paper.stillToPay} ${cnyText(settlement?.owed ?? "")}`));
  });

  it("are a month of the wallet from its opening to its closing balance, with every bill", async () => {
    const addressId = await anAddress(world, mei);
    await payWith(mei, await aRecharge(mei, "100.00"), cards.visa, { addressId });
    const { balances, month } = await mei.must(getWallet);
    const paper = await receiptDict.load(lang);
    const text = await wordsOf(`/wallet/statement-pdf?month=${month.name}&lang=${lang}`);
    expect(text).toContain(bare(paper.statement(formatMonth(month.name, lang))));
    expect(text).toContain(bare(`${paper.closingSoFar} (CNY) ${cnyText(balances[0]?.amount ?? "")}`));
    expect(text).toContain(bare(`${paper.opening} (CNY) ${cnyText("0.00")}`));
    const { list, total } = await mei.must(listBills, { query: { page: 1 } });
    expect(total).toBe(list.length);
    for (const { change } of list)
      if (fen(change.amount) !== 0) expect(text).toContain(bare(formatAmount(change.amount, change.currency)));
    const moved = (isIn: boolean) =>
      list
        .map(({ change }) => fen(change.amount))
        .filter((change) => change > 0 === isIn)
        .reduce((sum, change) => sum + change, 0);
    expect(text).toContain(bare(`${paper.moneyIn} ${cnyText((moved(true) / 100).toFixed(2))}`));
    expect(text).toContain(bare(`${paper.moneyOut} ${cnyText((moved(false) / 100).toFixed(2))}`));
    const before = await wordsOf(`/wallet/statement-pdf?month=2020-01&lang=${lang}`);
    expect(before).toContain(bare(paper.noBills));
  });
});

describe.each(languages)("a month with a transfer that cost a fee, in %s", (lang) => {
  it("sums up what its lines show, not the postings behind them", async () => {
    const [at, user] = [world.deps.clock.now(), await world.shopper()];
    const [mine, arrived, fee] = [wallet(user.id, "JPY"), money(20_000n, "JPY"), money(1_307n, "JPY")];
    await world.deps.db.transaction().execute((tx) =>
      post(tx, {
        ...{ key: `fee:${user.id}`, kind: "recharge", userId: user.id, at },
        postings: [
          { from: bookedAt("bank", "JPY"), to: mine, amount: arrived },
          { from: mine, to: bookedAt("service-income", "JPY"), amount: fee },
        ],
        sources: [
          { step: "arrives", source: { kind: "transfer", amount: arrived, paid: arrived, reference: user.id } },
          { step: "spent", parts: [{ purse: `spec:${user.id}`, amount: fee }] },
        ],
      }),
    );
    const { month } = await user.must(getWallet);
    expect(month).toMatchObject({ recharged: "0.00", rechargedOther: [{ amount: "18693", currency: "JPY" }] });
    const paper = await receiptDict.load(lang);
    const text = await wordsOf(`/wallet/statement-pdf?month=${month.name}&lang=${lang}`, user);
    expect(text).toContain(bare(`${paper.moneyIn} ${formatAmount("18693", "JPY")}`));
    expect(text).toContain(bare(`${paper.moneyOut} ${formatAmount("0", "JPY")}`));
  });
});

const cells = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));

describe.each(languages)("a month of the wallet as a table in %s", (lang) => {
  it("adds up from the opening to the closing balance of each currency, to the cent", async () => {
    await pay(mei, (await mei.must(submitDiy, { body: aManualOrder }, { key: aKey() })).tradeNo);
    const { balances, month } = await mei.must(getWallet);
    const reply = await fetched(mei, `/wallet/statement-csv?month=${month.name}&lang=${lang}`);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const text = Buffer.from(await reply.arrayBuffer()).toString("utf8");
    const paper = await receiptDict.load(lang);
    expect(text).toMatch(/^\uFEFF/);
    const [header, ...rows] = cells(text);
    const columns = [paper.atBeijing, paper.what, paper.reference, paper.currency, paper.change, paper.balance];
    expect(header).toEqual([...columns, paper.cardCharged, paper.cardCurrency]);
    const yuan = rows.filter((row) => row[3] === "CNY");
    const [opening, closing] = [yuan[0], yuan.at(-1)];
    expect([opening?.[1], closing?.[1]]).toEqual([paper.opening, paper.closingSoFar]);
    // A month still running ends now, not at an end to come, and names what it is about as people know it.
    expect(Date.parse(`${closing?.[0]?.replace(" ", "T")}:00+08:00`)).toBeLessThanOrEqual(world.deps.clock.now().getTime());
    for (const [, , reference = ""] of rows) expect(reference).not.toMatch(/:/);
    expect(closing?.[5]).toBe(balances[0]?.amount);
    let stands = fen(opening?.[5] ?? "");
    for (const [, , , , change = "", balance = ""] of yuan.slice(1, -1)) {
      expect(change).toMatch(/^-?\d+\.\d\d$/);
      stands += fen(change);
      expect(fen(balance)).toBe(stands);
    }
    expect(stands).toBe(fen(closing?.[5] ?? ""));
  });

  it("says that nothing moved, of an account without any money too", async () => {
    const paper = await receiptDict.load(lang);
    const { month } = await mei.must(getWallet);
    for (const [who, name, closes] of [
      [await world.shopper(), month.name, paper.closingSoFar],
      [mei, "2020-01", paper.closing],
    ] as const) {
      const text = await (await fetched(who, `/wallet/statement-csv?month=${name}&lang=${lang}`)).text();
      const [, ...rows] = cells(text);
      expect(rows.map((row) => row[1])).toEqual([paper.opening, paper.noMovements, closes]);
    }
  });

  it("names an item's refund by the number people know, not by our key", async () => {
    const [at, user] = [world.deps.clock.now(), await aBuyer(world, "5.00")];
    await world.deps.db.transaction().execute((tx) =>
      post(tx, {
        ...{ key: `named:${user.id}`, kind: "spec", userId: user.id, at, subject: "item:SH000000001" },
        postings: [{ from: wallet(user.id), to: deposit(user.id), amount: cny("1.00") }],
        sources: [{ step: "spent", parts: [{ purse: `spec:${user.id}`, amount: cny("1.00") }] }],
      }),
    );
    const { month } = await user.must(getWallet);
    const text = await (await fetched(user, `/wallet/statement-csv?month=${month.name}&lang=${lang}`)).text();
    expect(cells(text).map((row) => row[2])).toContain("SH000000001");
  });

  it("runs nothing in a spreadsheet", async () => {
    const at = world.deps.clock.now();
    const user = await aBuyer(world, "5.00");
    await world.deps.db.transaction().execute((tx) =>
      post(tx, {
        ...{ key: `formula:${user.id}`, kind: "spec", userId: user.id, at, subject: "=cmd|' /C calc'!A0" },
        postings: [{ from: wallet(user.id), to: deposit(user.id), amount: cny("1.00") }],
        sources: [{ step: "spent", parts: [{ purse: `spec:${user.id}`, amount: cny("1.00") }] }],
      }),
    );
    const { month } = await user.must(getWallet);
    const text = await (await fetched(user, `/wallet/statement-csv?month=${month.name}&lang=${lang}`)).text();
    expect(text).toContain("'=cmd|");
    expect(text).not.toMatch(/[,\n]=/);
  });
});

describe("a month of the wallet that is over", () => {
  it("has its own picture and its own bills, from its first instant in Beijing to before the next", async () => {
    const user = await aBuyer(world, "500.00");
    const instants = ["2026-01-31T15:59:59Z", "2026-01-31T16:00:00Z", "2026-02-28T15:59:59Z", "2026-02-28T16:00:00Z"];
    for (const [index, at] of instants.entries())
      await world.deps.db.transaction().execute((tx) =>
        post(tx, {
          ...{ key: `dated:${user.id}:${index}`, kind: "pay-order", userId: user.id, at: new Date(at) },
          postings: [{ from: wallet(user.id), to: deposit(user.id), amount: cny(`${index + 1}.00`) }],
          sources: [{ step: "spent", parts: [{ purse: `spec:${user.id}`, amount: cny(`${index + 1}.00`) }] }],
        }),
      );
    const { month } = await user.must(getWallet, { query: { month: "2026-02" } });
    expect(month).toMatchObject({
      name: "2026-02",
      total: "5.00",
      spent: [{ kind: "order", amount: "5.00" }],
      recharged: "0.00",
      rechargedOther: [],
    });
    const { list, total } = await user.must(listBills, { query: { month: "2026-02" } });
    expect([total, list.map(({ change }) => change.amount)]).toEqual([2, ["-3.00", "-2.00"]]);
    expect((await user.must(listBills, { query: { month: "2026-02", kind: "recharge" } })).total).toBe(0);
  });

  it("is no other text", async () => {
    expect((await fetched(mei, "/wallet/bills?month=2026-13")).status).toBe(400);
  });
});

describe.each(languages)("paid by card, in %s", (lang) => {
  it("a receipt names who issues it and for whom, the option, the zone of its times, the card and the payment", async () => {
    const who = await aBuyer(world);
    const addressId = await anAddress(world, who);
    const placed = await who.must(submitDiy, { body: { ...aManualOrder, options: "Brass, 40 cm" } }, { key: aKey() });
    await payWith(who, placed.tradeNo, cards.visa, { addressId });
    const paper = await receiptDict.load(lang);
    const { cards: named } = await paymentDict.load(lang);
    const text = await wordsOf(`/order/receipt-pdf?orderNo=${placed.orderNo}&lang=${lang}`, who);
    const said = [
      paper.issuedBy,
      paper.paidAt,
      placed.tradeNo,
      named.named(named.brands.visa, "4242"),
      "Brass, 40 cm",
      "Mei Chen",
    ];
    for (const one of said) expect(text).toContain(bare(one));
  });

  it("a statement and its table hold the same lines, the card's with them, and no column two currencies", async () => {
    const who = await aBuyer(world, "500.00");
    const addressId = await anAddress(world, who);
    const { tradeNo } = await who.must(submitDiy, { body: aManualOrder }, { key: aKey() });
    await payWith(who, tradeNo, cards.visa, { addressId });
    await pay(who, (await who.must(submitDiy, { body: aManualOrder }, { key: aKey() })).tradeNo);
    const { month } = await who.must(getWallet);
    const paper = await receiptDict.load(lang);
    const text = await (await fetched(who, `/wallet/statement-csv?month=${month.name}&lang=${lang}`)).text();
    const [, ...rows] = cells(text);
    const card = rows.find((row) => row[2] === tradeNo);
    expect([card?.[4], card?.[6], card?.[7]]).toEqual(["", "133.31", "CNY"]);
    const sheet = await wordsOf(`/wallet/statement-pdf?month=${month.name}&lang=${lang}`, who);
    for (const [, what = "", reference = "", currency, change = "", balance = ""] of rows.slice(1, -1)) {
      expect(currency).toBe("CNY");
      expect(sheet).toContain(bare(`${what} ${reference}`));
      expect(sheet).toContain(bare(`${change === "" ? "–" : cnyText(change)} ${cnyText(balance)}`));
    }
    expect(sheet).toContain(bare(paper.chargedTo(cnyText("133.31"))));
    // The one sum of the month the wallet's page shows is on the paper too, and is not what went out of the balance.
    expect(sheet).toContain(bare(`${paper.spentInAll} ${cnyText(month.total)}`));
  });
});

describe("somebody else's papers", () => {
  it("are as unknown as none", async () => {
    const { orderNo } = await mei.must(submitDiy, { body: aManualOrder }, { key: aKey() });
    const omar = await aBuyer(world);
    for (const path of [`/order/receipt-pdf?orderNo=${orderNo}`, "/parcel/receipt-pdf?packageId=PK999999999"])
      expect((await fetched(omar, path)).status).toBe(404);
  });
});
