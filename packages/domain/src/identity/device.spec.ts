import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`,
    "safari",
    "iphone",
  ],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`, "chrome", "iphone"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Mobile/15E148 MicroMessenger/8.0.60`, "wechat", "iphone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`, "safari", "mac"],
  [`Mozilla/5.0 (Linux; Android 15; K) ${blink} Mobile Safari/537.36`, "chrome", "android"],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${blink.replace("Chrome", "SamsungBrowser/28.0 Chrome")} Mobile Safari/537.36`,
    "samsung",
    "android",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`, "edge", "windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 OPR/124.0.0.0`, "opera", "windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "firefox", "linux"],
  ["curl/8.5.0", "other", "other"],
  ["", "other", "other"],
])("%s is %s on %s", (userAgent, app, system) => {
  expect(deviceOf(userAgent)).toEqual({ app, system });
});
