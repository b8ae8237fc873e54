import { expect, it } from "vitest";
import { scriptOf } from "./script-of.ts";

it.each([
  ["The seller has no blue one left", "latin"],
  ["卖家没有蓝色的了", "han"],
  ["卖家的 Nike Air Max 没有蓝色的了", "han"],
  ["Ask for 茶 in the shop of the seller", "latin"],
  ["12.50", null],
] as const)("%s", (text, script) => expect(scriptOf(text)).toBe(script));
