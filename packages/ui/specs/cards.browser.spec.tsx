import { Package } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Illustration } from "../src/feedback/Illustration.tsx";
import { Notice } from "../src/feedback/Notice.tsx";
import { NumberedSteps } from "../src/feedback/NumberedSteps.tsx";
import { Card, Section } from "../src/layout/Card.tsx";
import { Cell, CellGroup } from "../src/layout/Cell.tsx";
import { Drawing } from "../src/show/Drawing.tsx";
import { StatusTag, Tag } from "../src/show/Tag.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const long = "Straßenentwässerungsinvestitionskostenschuldendienstumlage".repeat(2);

describe("a row", () => {
  it("that leads somewhere is a link, one that does something a button, any other neither", async () => {
    const [visit, press] = [vi.fn(), vi.fn()];
    const { host } = await render(
      <CellGroup title="More">
        <Cell title="Wallet" note="And coupons" value="2" href="/wallet" icon={<Package />} />
        <Cell title="Log out" danger onClick={press} />
        <Cell title="Plain" value="words" />
      </CellGroup>,
      { onVisit: visit },
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(visit).toHaveBeenCalledExactlyOnceWith("/wallet");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(press).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole("link")).toHaveAccessibleName("Wallet And coupons 2");
    expect(page.getByRole("button").elements()).toHaveLength(1);
    await expect.element(page.getByRole("heading", { name: "More" })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });

  it("with something wrong behind it says so as part of its name", async () => {
    const { host } = await render(<Cell title="Declaration" href="/declaration" error="A weight is missing" />);
    await expect.element(page.getByRole("link", { name: "Declaration A weight is missing" })).toBeVisible();
    expect(host.querySelector("[data-invalid]")?.textContent).toBe("A weight is missing");
  });
});

describe("a card and a section", () => {
  it("have their headings, and a section its name as a region", async () => {
    const { host } = await render(
      <Section title="Parcels" action={<button type="button">All</button>}>
        <Card title="P-1" aside="2 kg">
          Inside
        </Card>
        <Card flush selected>
          Flush
        </Card>
      </Section>,
    );
    await expect.element(page.getByRole("region", { name: "Parcels" })).toBeVisible();
    expect(
      page
        .getByRole("heading", { level: 2 })
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["Parcels", "P-1"]);
    expect(await violations(host)).toEqual([]);
  });
});

describe("a notice", () => {
  it.each([
    ["is read at once where it alarms", true, 1],
    ["waits to be read elsewhere", false, 0],
  ])("%s", async (_, alert, alerts) => {
    await render(
      <Notice alert={alert} tone="danger" title="Held at customs" action={<a href="#papers">Send papers</a>}>
        They ask for an invoice.
      </Notice>,
    );
    await expect.element(page.getByText("They ask for an invoice.")).toBeVisible();
    const notices = page
      .getByRole("alert")
      .elements()
      .filter((each) => each.textContent.includes("Held at customs"));
    expect(notices).toHaveLength(alerts);
    await expect.element(page.getByRole("link", { name: "Send papers" })).toBeVisible();
  });
});

const tones = ["brand", "ok", "warn", "danger", "neutral"] as const;

it.each(tones)("a tag and a notice of tone %s can be read against their ground", async (tone) => {
  const { host } = await render(
    <>
      <Tag tone={tone} icon={Package}>
        Packing
      </Tag>
      <StatusTag tone={tone} label="Waiting" next="Shipped by Friday" />
      <Notice tone={tone} title="Title">
        Words
      </Notice>
    </>,
  );
  await expect.element(page.getByText("Shipped by Friday")).toBeVisible();
  expect(await violations(host)).toEqual([]);
});

it("what happens one after the other is an ordered list, its numbers drawn but not read twice", async () => {
  const { host } = await render(<NumberedSteps steps={["Weigh it", "Pay the rest"]} />);
  expect(host.querySelector("ol")).not.toBeNull();
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map((each) => each.textContent),
  ).toEqual(["1Weigh it", "2Pay the rest"]);
  expect(host.querySelectorAll("li > [aria-hidden]")).toHaveLength(2);
});

it("drawings are silent", async () => {
  const { host } = await render(
    <>
      <Illustration name="plane" />
      <Drawing>
        <path d="M0 0h10" />
      </Drawing>
    </>,
  );
  expect(page.getByRole("img").elements()).toEqual([]);
  expect(host.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(2);
});

it.each([
  ["a row", <Cell key="part" title={long} note={long} value={long} error={long} href="/a" />],
  ["a row's value", <Cell key="part" title="Weight" value={long} />],
  ["a card", <Card key="part" title={long} children={long} />],
  ["a section", <Section key="part" title={long} children={long} />],
  ["a notice", <Notice key="part" title={long} children={long} />],
  ["a tag", <Tag key="part" children={long} icon={Package} />],
  ["a state", <StatusTag key="part" tone="ok" label={long} next={long} />],
  ["steps in words", <NumberedSteps key="part" steps={[long]} />],
])("%s with long words stays inside the page", async (_, part) => {
  const { host } = await render(<div style={{ padding: 16 }}>{part}</div>);
  expect(cutOff(host)).toEqual([]);
});
