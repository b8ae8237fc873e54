import { expect, test } from "@playwright/test";
import { addToCart } from "@sihai/contract/cart";
import { publishContent, readContent } from "@sihai/contract/content";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { orderDict } from "@sihai/text/dict/order";
import { refusalSentence } from "@sihai/text/refusals";
import { call } from "../support/call.ts";
import { demoLogIn } from "../support/demo-login.ts";
import { languages, Person, saying, signIn } from "../support/person.ts";

for (const spoken of languages) {
  const { language } = spoken;
  test(`an order of which the terms changed while it was looked at asks for them to be read, in ${language}`, async ({
    page,
    browser,
  }) => {
    await demoLogIn(page.request);
    const mei = new Person(page, spoken);
    const words = await mei.words(orderDict);
    const tick = page.getByRole("checkbox", { name: words.disclaimer });
    const remark = page.getByRole("textbox", { name: words.shopRemark });

    await test.step("the confirm page is opened, and filled in", async () => {
      const { list } = await call(page.request, searchGoods, { query: { q: "T恤" } });
      const { goodsId, variants } = await call(page.request, goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
      const skuId = variants.find(({ stock }) => stock > 0)?.skuId ?? "";
      const { cartItemId } = await call(page.request, addToCart, { body: { goodsId, skuId, quantity: 1 } });
      await mei.open(`/order/submit/dg?goodsCodes=${cartItemId}`);
      await page.getByText(words.shopWishes).click();
      await remark.fill("not before noon");
      await tick.check();
    });

    const added = language === "zh" ? "本条刚刚加入。" : "This was added a moment ago.";
    await test.step("meanwhile the desk publishes another version", async () => {
      const desk = await browser.newContext();
      const lin = await desk.newPage();
      await signIn(lin, spoken, "lin");
      const { versions } = await call(desk.request, readContent, { query: { kind: "article", name: "disclaimer" } });
      const piece = versions[0]?.piece;
      if (piece?.kind !== "article" || !piece.words.zh || !piece.words.en) throw new Error("no disclaimer");
      const own = { ...piece.words[language], text: `${piece.words[language]?.text}\n\n${added}\n` };
      const changed = { ...piece, words: { ...piece.words, [language]: own } };
      const body = { name: "disclaimer", piece: changed, isShown: true, asksAgain: false, note: "e2e", until: null };
      await call(desk.request, publishContent, { body });
      await desk.close();
    });

    await test.step("nothing is ordered: the box is empty and says why, the rest stands as it was", async () => {
      await mei.press(saying(words.submitFor));
      await expect(tick).not.toBeChecked();
      await expect(tick).toBeFocused();
      await expect(tick).toHaveAccessibleDescription(refusalSentence({ code: "AGREEMENT_CHANGED", agreements: [] }, language));
      await expect(remark).toHaveValue("not before noon");
      await mei.looksRight();
    });

    await test.step("the new words are read, accepted and kept with the order", async () => {
      await mei.press(words.readDisclaimer);
      await expect(page.getByRole("dialog").getByText(added)).toBeAttached();
      await page.keyboard.press("Escape");
      await tick.check();
      await mei.press(saying(words.submitFor));
      await mei.arriveAt("/order/submit/dg/results");
    });
  });
}
