import type { NetworkInterfaceInfo } from "node:os";
import { expect, it } from "vitest";
import { phoneLines } from "./phone-lines.ts";

const address = (address: string, internal: boolean) => ({ family: "IPv4", address, internal }) as NetworkInterfaceInfo;
const atHome = { lo: [address("127.0.0.1", true)], wlan0: [address("192.168.1.5", false)] };

it("names the address a phone at home finds, as long as links lead to this computer alone", () => {
  expect(phoneLines("http://localhost:8080", 8080, atHome).join()).toContain("PUBLIC_URL=http://192.168.1.5:8080");
  expect(phoneLines("http://192.168.1.5:8080", 8080, atHome)).toEqual([]);
  expect(phoneLines("https://shop.example.com", 8080, atHome)).toEqual([]);
  expect(phoneLines("http://localhost:8080", 8080, { lo: atHome.lo })).toEqual([]);
});
