import { seededSettings } from "@sihai/domain/setting";
import { paymentDict } from "@sihai/text/dict/payment";
import { expect, it } from "vitest";
import { stepsOf } from "./next-steps.ts";

const line = (no: string) => ({ subjectId: "1", no, amount: "5.00", discount: "0.00" });

it("promises to buy only what is bought", async () => {
  const words = await paymentDict.load("en");
  const steps = (...nos: string[]) => stepsOf({ purpose: "order", lines: nos.map(line) }, words, seededSettings);
  expect(steps("ZY000000017")).toEqual(words.nextService);
  expect(steps("DG000000017")).toEqual(words.nextOrder(3, 8).split("\n"));
  expect(steps("ZY000000017", "DG000000025")).toEqual(words.nextOrder(3, 8).split("\n"));
});
