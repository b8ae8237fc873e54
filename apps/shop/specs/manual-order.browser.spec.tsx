import { listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await forwardingDict.load("en");

it("a manual order keeps what was typed, but not the agreement, when its page is left; another link begins anew", async () => {
  const wire = shopWire();
  wire.answering(listFreightCountries, { data: { countries: [] } });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  const name = page.getByRole("textbox", { name: words.diyName }).last();
  const agree = page.getByRole("checkbox", { name: words.disclaimer }).last();
  await openPage("/order/submit/diy", { user: mei });
  await name.fill("Red teapot");
  await agree.click();
  await expect.element(agree).toBeChecked();
  await openPage("/order/submit/diy", { user: mei });
  await vi.waitFor(() => expect(addressShown()).toMatch(/^\/order\/submit\/diy/));
  await expect.element(name).toHaveValue("Red teapot");
  await expect.element(agree).not.toBeChecked();
  await openPage("/order/submit/diy", { user: mei, search: { link: "https://example.com/1" } });
  await expect.element(name).toHaveValue("");
});
