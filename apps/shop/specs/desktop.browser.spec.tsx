import "../src/desktop/styles.css";
import { desktopDict } from "@sihai/text/dict/desktop";
import { render } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { DesktopPage } from "../src/desktop/DesktopPage.tsx";

it.each([
  [1280, 800],
  [1440, 720],
])("the phone on a screen of %i × %i stands on it whole, with its tab bar", async (width, height) => {
  await page.viewport(width, height);
  const words = await desktopDict.load("en");
  const { host } = await render(
    <DesktopPage words={words} address="about:blank" lastingAddress="/" otherAddress="/" otherTag="zh-CN" />,
  );
  const phone = host.querySelector("iframe")?.getBoundingClientRect();
  expect(phone?.top).toBeGreaterThan(0);
  expect(phone?.bottom).toBeLessThanOrEqual(height);
  expect(phone?.height).toBeGreaterThan(500);
});
