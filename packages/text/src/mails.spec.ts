import { describe, expect, it } from "vitest";
import { accountMail, renderMail } from "./mails.ts";

describe("a mail", () => {
  it("carries the code in words, text and HTML, in the reader's language", () => {
    const mail = renderMail(accountMail({ kind: "code", purpose: "login", code: "123456" }, "en"), "en");
    expect(mail.subject).toBe("Your Sihai code is 123456");
    expect(mail.text).toContain("123456");
    expect(mail.html).toContain("123456");
    expect(renderMail(accountMail({ kind: "code", purpose: "login", code: "123456" }, "zh"), "zh").text).toContain("登录");
  });

  it.each(["en", "zh"] as const)("read as plain text speaks of its link, for there is no button (%s)", (language) => {
    const url = "https://sihai.example/go";
    for (const mail of [
      { kind: "reset-link", url },
      { kind: "no-account", url },
      { kind: "activation-link", url },
      { kind: "lost-mailbox-asked", masked: "m***@example.com", days: 7, url },
      { kind: "staff-invitation", login: "lin", url, hours: 48 },
    ] as const) {
      const { text } = renderMail(accountMail(mail, language), language);
      expect(text).toContain(url);
      expect(text).not.toMatch(/button|按钮/);
    }
  });

  it("ends with its button: all that is written stands before it", () => {
    const button = { label: "See details", url: "https://sihai.example/go" };
    const { text, html } = renderMail({ subject: "s", paragraphs: ["First.", "Second.", "Third."], button }, "en");
    for (const shown of [text, html]) {
      const places = ["First.", "Second.", "Third.", button.url].map((each) => shown.indexOf(each));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it("in Chinese has Chinese colons before its links", () => {
    const url = "https://sihai.example/go";
    const { text } = renderMail({ ...accountMail({ kind: "reset-link", url }, "zh"), unsubscribeUrl: url }, "zh");
    expect(text).toContain(`重置密码：${url}`);
    expect(text).not.toMatch(/\p{Script=Han}:/u);
  });

  it("never lets a word become markup or a header (rule F61)", () => {
    const mail = renderMail({ subject: "a\r\nBcc: b@c.de", paragraphs: ["<img src=x onerror=alert(1)>"] }, "en");
    expect(mail.subject).toBe("a Bcc: b@c.de");
    expect(mail.html).not.toContain("<img");
    expect(mail.text).toContain("<img");
  });
});
