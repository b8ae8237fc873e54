import { expect, test } from "@playwright/test";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { refusalSentence } from "@sihai/text/refusals";
import { demoPassword, languages, Person } from "../support/person.ts";
import { registerByEmail } from "../support/registering.ts";

for (const spoken of languages)
  test(`a passkey made in the settings logs in without password or mail, until it is removed (${spoken.language})`, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    const person = new Person(page, spoken);
    const [words, account] = [await person.words(identityDict), await person.words(accountDict)];
    const email = `passkey-${spoken.language}-${Date.now()}@journeys.example`;
    await registerByEmail(person, email);

    await person.open("/user/setting?part=devices");
    await person.press(account.addPasskey);
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("textbox", { name: account.loginPassword }).fill(demoPassword);
    await sheet.getByRole("button", { name: account.addPasskey }).click();
    await expect(page.getByText(account.passkeyUnused)).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await person.looksRight();

    await context.clearCookies();
    await person.open("/login");
    await person.looksRight();
    await person.press(words.passkey);
    await person.arriveAt("/home$");

    await person.open("/user/setting?part=devices");
    await page.getByRole("button", { name: namedAfter(account.removePasskeyAsk) }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: account.removePasskey, exact: true }).click();
    await expect(page.getByText(account.noPasskeys)).toBeVisible();
    await context.clearCookies();
    await person.open("/login");
    await person.press(words.passkey);
    await expect(page.getByText(refusalSentence({ code: "PASSKEY_REFUSED" }, spoken.language))).toBeVisible();
  });

/** A button that names the device, whichever it is. */
function namedAfter(sentence: (device: string) => string): RegExp {
  return new RegExp(sentence("§").replace("?", "\\?").split("§").join(".+"));
}
