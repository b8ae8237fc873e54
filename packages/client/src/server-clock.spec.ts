import { expect, it } from "vitest";
import { noticeServerDate, serverNow } from "./server-clock.ts";

const headerIn = (ms: number) => new Date(Date.now() + ms).toUTCString();
const off = () => Math.round((serverNow() - Date.now()) / 1000);

it("follows the server's clock where the device's differs, and stays with its own otherwise", () => {
  noticeServerDate(headerIn(30 * 86_400_000));
  expect(Math.abs(off() - 30 * 86_400)).toBeLessThan(2);
  noticeServerDate(null);
  noticeServerDate("yesterday");
  expect(Math.abs(off() - 30 * 86_400)).toBeLessThan(2);
  noticeServerDate(headerIn(20_000));
  expect(off()).toBe(0);
});
