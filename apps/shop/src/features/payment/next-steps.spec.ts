import { seededSettings } from "@sihai/domain/setting";
import { paymentDict } from "@sihai/text/dict/payment";
import { expect, it } from "vitest";
import { stepsOf } from "./next-steps.ts";

const line = (no: string) => ({ subjectId: "1", no, amount: "5.00", discount: "0.00" });

const paid = { amount: "5.00", balances: [] };

it("promises to buy only what is bought", async () => {
  const words = await paymentDict.load("en");
  const steps = (...nos: string[]) => stepsOf({ ...paid, purpose: "order", lines: nos.map(line) }, words, seededSettings);
  expect(steps("ZY000000017")).toEqual(words.nextService);
  expect(steps("DG000000017")).toEqual(words.nextOrder(3, 8).split("\n"));
  expect(steps("ZY000000017", "DG000000025")).toEqual(words.nextOrder(3, 8).split("\n"));
});

it("promises nothing the warehouse does for money an item turned out to cost more", async () => {
  const words = await paymentDict.load("en");
  const steps = (purpose: "service" | "supplement") =>
    stepsOf({ ...paid, purpose, lines: [line("DG000000017")] }, words, seededSettings);
  expect(steps("supplement")).toEqual(words.nextSupplement);
  expect(steps("service")).toEqual(words.nextService);
});

it.each(["en", "zh"] as const)(
  "says of a recharge only what is so: of money that repays a debt, or is used already, not that it is ready, in %s",
  async (language) => {
    const words = await paymentDict.load(language);
    const steps = (held: string, owed?: string) =>
      stepsOf(
        {
          ...{ purpose: "recharge", lines: [], amount: "105.00", balances: [{ amount: held, currency: "CNY" }] },
          ...(owed !== undefined && { owed }),
        },
        words,
        seededSettings,
      );
    expect(steps("105.00", "0.00")).toEqual(words.nextRecharge);
    expect(steps("105.00")).toEqual(words.nextRecharge);
    expect(steps("105.00", "105.00")).toEqual(words.nextRepaid);
    expect(steps("0.00", "0.00")).toEqual(words.nextUsed);
  },
);
