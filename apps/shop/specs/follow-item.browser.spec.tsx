import { listSubscriptions, unsubscribeItem } from "@sihai/contract/service";
import { serviceDict } from "@sihai/text/dict/service";
import { uiDict } from "@sihai/text/dict/ui";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { FollowItem } from "../src/features/service/FollowItem.tsx";
import { shopWire } from "../testing/open-page.tsx";
import { openPart } from "../testing/open-part.tsx";

it.each(["en", "zh"] as const)("the mails about an item are ended when that was confirmed, in %s", async (language) => {
  const wire = shopWire();
  const words = await serviceDict.load(language);
  const { cancel } = await uiDict.load(language);
  wire.answering(listSubscriptions, { data: { count: 2, max: 20, itemNos: ["SH2611220000001"] } });
  wire.answering(unsubscribeItem, { data: { count: 1, max: 20 } });
  await openPart({ dicts: [serviceDict], part: () => <FollowItem itemNo="SH2611220000001" name="Teapot" /> }, language);
  const end = page.getByRole("button", { name: words.followEnd("Teapot") });
  await end.click();
  await page.getByRole("alertdialog").getByRole("button", { name: cancel, exact: true }).click();
  expect(wire.heard(unsubscribeItem)).toEqual([]);
  await end.click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.endIt, exact: true }).click();
  await expect.poll(() => wire.heard(unsubscribeItem)).toMatchObject([{ body: { itemNo: "SH2611220000001" } }]);
});
