import { expect, it } from "vitest";
import { networkOf } from "./browser.ts";

it.each([
  ["203.0.113.9", "203.0.113"],
  ["::ffff:203.0.113.77", "203.0.113"],
  ["2001:db8:7:1::5", "2001:db8:7"],
  ["2001:db8::5", "2001:db8:0"],
  ["::1", ":0:0"],
])("an address belongs to its network: %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
