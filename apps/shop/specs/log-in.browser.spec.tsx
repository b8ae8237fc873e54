import { aboutInfo } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../testing/open-page.tsx";

const words = await identityDict.load("en");

it("the e-mail typed to log in goes along to the other way of logging in, and to signing up", async () => {
  const wire = shopWire();
  const name = { zh: "四海", en: "Sihai" };
  wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
  await openPage("/login");
  await page.getByRole("textbox", { name: words.email }).first().fill("nina@example.com");
  await page.getByRole("tab", { name: words.byPassword }).click();
  await expect.element(page.getByRole("textbox", { name: words.email }).first()).toHaveValue("nina@example.com");
  const register = page.getByRole("link", { name: words.register });
  await expect.element(register).toHaveAttribute("href", expect.stringContaining("email=nina%40example.com"));
});
