import {
  addPayPassword,
  editPassword,
  forgotPassword,
  logIn,
  modifyPayPassword,
  resetPassword,
  resetPayPassword,
  sendCodeToMail,
  userInfo,
  validatePayPassword,
  validateUser,
} from "@sihai/contract/identity";
import { staffLogIn } from "@sihai/contract/staff";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { type Client, eventually } from "#testing";
import { aMember, goodPassword } from "../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../testing/identity/fixtures.ts";

standOnMailGround();

const email = "waiting@example.com";
const pin = "739105";
const newPin = "918273";
const fresh = "Fresh#2026";

let letGo = () => undefined as unknown;
afterEach(() => letGo());

/** From now on every look at a password waits, as it does behind others on a busy machine. */
function holdLooks(): { waiting(): number } {
  const { passwords } = world.deps;
  const { verify } = passwords;
  let waiting = 0;
  const held = new Promise<void>((resolve) => {
    letGo = () => {
      Object.assign(passwords, { verify });
      resolve();
    };
  });
  Object.assign(passwords, {
    verify: async (...look: Parameters<typeof verify>) => {
      waiting += 1;
      await held;
      return verify(...look);
    },
  });
  return { waiting: () => waiting };
}

async function codeTo(client: Client): Promise<string> {
  await world.advance(61);
  const from = mailbox.sent.length;
  await client.must(sendCodeToMail);
  return mailbox.codeFor(email, from);
}

it("whoever waits for a look at a password holds no connection to the database", async () => {
  const client = await aMember(world, mailbox, email);
  const other = await aMember(world, mailbox, "reader@example.com");
  await client.must(addPayPassword, { body: { code: await codeTo(client), password: pin, confirmPassword: pin } });
  const from = mailbox.sent.length;
  await world.visitor().must(forgotPassword, { body: { email } });
  const key = await eventually("a mail with the link", async () =>
    mailbox.sent
      .slice(from)
      .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
      .find(Boolean),
  );
  const { ticket } = await client.must(validateUser, { body: { code: await codeTo(client) } });
  const mine = { params: { userId: client.id } };
  const asks = [
    () => world.visitor().call(logIn, { body: { email, password: goodPassword } }),
    () => world.visitor().call(staffLogIn, { body: { login: "nobody", password: goodPassword } }),
    () => world.visitor().call(resetPassword, { body: { key, password: fresh, confirmPassword: fresh } }),
    () => client.call(resetPayPassword, { body: { ticket, password: newPin, confirmPassword: newPin } }),
    () => client.call(validatePayPassword, { body: { password: pin, purpose: "withdraw", amount: "1.00" } }),
    () => client.call(editPassword, { ...mine, body: { oldPassword: goodPassword, password: fresh, confirmPassword: fresh } }),
    () => other.call(modifyPayPassword, { body: { oldPassword: pin, password: newPin, confirmPassword: newPin } }),
  ];
  const looks = holdLooks();
  const early: unknown[] = [];
  const answers = asks.map((ask) => ask().then((answer) => early.push(answer)));
  await eventually("all that look wait, or one does not", async () => looks.waiting() + early.length === asks.length);
  // Whoever has no payment password is answered without a look.
  expect(early).toMatchObject([{ ok: false, code: "PAY_PASSWORD_NOT_SET" }]);
  // A sweep's own transaction may be open for a moment; one that waits for a look would be until the look is let go.
  await eventually("no transaction is open", async () => {
    const { rows } = await sql`select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(world.deps.db);
    return rows.length === 0;
  });
  expect(await other.call(userInfo)).toMatchObject({ ok: true });
  letGo();
  await Promise.all(answers);
});
