import { expect, type Page, test } from "@playwright/test";
import { addressEdit } from "@sihai/contract/address";
import { confirmReceipt } from "@sihai/contract/parcel";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { parcelDict } from "@sihai/text/dict/parcel";
import { aPicture } from "./support/benches.ts";
import { call } from "./support/call.ts";
import { demoLogIn } from "./support/demo-login.ts";
import type { Receiver } from "./support/paid-parcel.ts";
import { languages, Person, saying, signIn } from "./support/person.ts";
import { secrets } from "./support/secrets.ts";
import { sentParcel } from "./support/sent-parcel.ts";

/** A receiver in a country whose customs ask for papers. */
async function receiverInSeoul({ request }: Page): Promise<Receiver> {
  await demoLogIn(request);
  const { addressId } = await call(request, addressEdit, {
    body: {
      consignee: "Jiwoo",
      addressLastName: "Han",
      contact: "+821012345678",
      email: "mei@example.com",
      countryId: "KR",
      addressState: "Seoul",
      city: "Seoul",
      fullAddress: "12 Bukchon-ro",
      zipCode: "03060",
      default: false,
    },
  });
  return { addressId, identityNumber: secrets.identityNumber };
}

for (const spoken of languages) {
  test(`papers that customs ask for are sent, replaced, deleted, and opened at the desk alone, in ${spoken.language}`, async ({
    page,
    browser,
  }) => {
    const mei = new Person(page, spoken);
    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, spoken, "lin");
    const [words, papers] = [await mei.words(parcelDict), (await consoleLookUpDict.load(spoken.language)).papers];
    const { packageId } = await sentParcel(page, desk, { receiver: await receiverInSeoul(page) });
    await test.step("what is asked for stands first; she sends, replaces and deletes", async () => {
      await mei.open(`/package/detail?packageId=${packageId}&tab=clearance`);
      await expect(page.getByText(words.clearanceWhy(90))).toBeVisible();
      await mei.looksRight();
      for (const kind of ["id-front", "certificate"] as const) {
        await page.getByLabel(words.clearanceKinds[kind], { exact: true }).setInputFiles(await aPicture(kind));
        await expect(page.getByRole("button", { name: words.clearanceReplace })).toHaveCount(kind === "id-front" ? 1 : 2);
      }
      await page.getByLabel(words.clearanceKinds["id-front"], { exact: true }).setInputFiles(await aPicture("sharper"));
      await expect(page.getByText(words.clearanceSaved).first()).toBeVisible();
      await mei.looksRight();
      await page.getByRole("button", { name: words.clearanceRemove }).last().click();
      await page.locator("dialog[open]").getByRole("button", { name: words.clearanceRemove }).click();
      await expect(page.getByText(saying(words.clearanceGone))).toBeVisible();
      await expect(page.getByRole("button", { name: words.clearanceReplace })).toHaveCount(1);
    });

    await test.step("the desk opens what is left, and the look is noted", async () => {
      await desk.goto(`/console/parcels?q=${packageId}`);
      await desk.getByRole("button", { name: papers.open }).click();
      await expect(desk.getByRole("img", { name: papers.kinds["id-front"] })).toBeVisible();
      await expect(desk.getByRole("region", { name: papers.looks })).toContainText("Lin");
      await new Person(desk, spoken).looksRight();
      await desk.context().close();
    });

    await test.step("once it came, nothing more is taken, and the day they are deleted is said", async () => {
      await call(page.request, confirmReceipt, { body: { packageId } });
      await page.reload();
      await expect(page.getByText(saying(words.clearanceDeletes))).toBeVisible();
      await expect(page.getByRole("button", { name: words.clearanceReplace })).toHaveCount(0);
      await mei.looksRight();
    });
  });
}
