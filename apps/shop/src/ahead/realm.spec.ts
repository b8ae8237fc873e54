import { Script } from "node:vm";
import type { ReadCall } from "@sihai/contract";
import { expect, it } from "vitest";
import { openRealm } from "./realm.ts";

const nobody = { cookie: "", languages: [] };

/** An app that remembers, and says what it finds. */
const app = new Script(`
  globalThis.remembered = globalThis.remembered ?? [];
  globalThis.renderPage = async (address) => {
    remembered.push(document.cookie);
    Object.prototype.leaked = document.cookie;
    localStorage.setItem("who", document.cookie);
    const said = await fetch("/api/own", { headers: { "x-platform": "web" } }).then((reply) => reply.text(), (error) => error.message);
    return { html: [address, location.pathname, remembered.join(), typeof process, typeof require].join("|"), data: said };
  };
`);

it("one page's world holds nothing of another's, and nothing of the server", async () => {
  const [first, second] = [openRealm(app), openRealm(app)];
  const asked: ReadCall[] = [];
  const answer = (text: string) => async (call: ReadCall) => {
    asked.push(call);
    return { status: 200, date: "", text };
  };
  const mei = await first.render("/en/me?a=1", { cookie: "sh_uid=mei", languages: ["de-DE"] }, answer("Mei's"));
  const omar = await second.render("/cn/cart", { cookie: "sh_uid=omar", languages: [] }, answer("Omar's"));
  expect(mei).toEqual({ html: "/en/me?a=1|/en/me|sh_uid=mei|undefined|undefined", data: "Mei's" });
  expect(omar).toEqual({ html: "/cn/cart|/cn/cart|sh_uid=omar|undefined|undefined", data: "Omar's" });
  expect("leaked" in {}).toBe(false);
  expect(asked[0]).toEqual({ method: "GET", url: "/api/own", headers: { "x-platform": "web" }, body: null });
});

it("a call that is not let through fails, and a closed world asks nothing more", async () => {
  const realm = openRealm(app);
  expect((await realm.render("/en/me", nobody, async () => null))?.data).toBe("not let through");
  const late = openRealm(
    new Script(`globalThis.renderPage = () => new Promise((done) => setTimeout(() => done({ html: "", data: "" }), 30))`),
  );
  let done = false;
  void late
    .render("/en/me", nobody, async () => null)
    .then(() => {
      done = true;
    });
  late.close();
  await new Promise((next) => setTimeout(next, 90));
  expect(done).toBe(false);
});

it("code made of text does not run in it", () => {
  expect(() => openRealm(new Script(`new Function("return 1")`))).toThrow(/Code generation/);
});
