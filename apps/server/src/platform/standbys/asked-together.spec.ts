import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { askedTogether } from "./asked-together.ts";

it("nobody is answered by a question that was asked before they came, and a hundred share one", async () => {
  let asked = 0;
  const ask = askedTogether(async () => {
    const mine = ++asked;
    await setTimeout(5);
    return mine;
  });
  const first = ask();
  await setTimeout(1);
  const late = Array.from({ length: 100 }, () => ask());
  expect(await first).toBe(1);
  expect(new Set(await Promise.all(late))).toEqual(new Set([2]));
  expect([await ask(), asked]).toEqual([3, 3]);
});

it("a question that fails fails those who share it, and the next is asked", async () => {
  let asked = 0;
  const ask = askedTogether(async () => {
    asked += 1;
    await setTimeout(1);
    if (asked === 1) throw new Error("away");
    return asked;
  });
  const first = ask();
  const second = ask();
  await expect(first).rejects.toThrow("away");
  expect(await second).toBe(2);
});
