import { expect, it } from "vitest";
import { isPushService, pushPauseSeconds } from "./index.ts";

const hosts = ["fcm.googleapis.com", "push.services.mozilla.com"];

it.each(["https://fcm.googleapis.com/fcm/send/abc", "https://updates.push.services.mozilla.com/wpush/v2/abc"])(
  "%s is a push service's",
  (url) => {
    expect(isPushService(url, hosts)).toBe(true);
  },
);

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://fcm.googleapis.com@evil.example/fcm",
  "https://me:you@fcm.googleapis.com/fcm",
  "https://evilfcm.googleapis.com.example/",
  "https://notfcm.googleapis.com/",
  "https://googleapis.com/",
  "https://127.0.0.1/fcm.googleapis.com",
  "fcm.googleapis.com/fcm/send/abc",
  "",
])("%s is not", (url) => {
  expect(isPushService(url, hosts)).toBe(false);
});

it("waits longer after each try, an hour at most, and as long as it was asked to", () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((tries) => pushPauseSeconds(tries, null))).toEqual([10, 40, 160, 640, 2560, 3600, 3600]);
  expect(pushPauseSeconds(1, 120)).toBe(120);
  expect(pushPauseSeconds(3, 5)).toBe(160);
  expect(pushPauseSeconds(1, 999_999)).toBe(3600);
});
